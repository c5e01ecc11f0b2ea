import type {ReactNode} from 'react';

/** The text alternative of a picture. */
export interface Described {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

interface Props extends Described {
  /** Origin of the view box. Default: 0, 0. */
  readonly x?: number;
  readonly y?: number;
  /** Width in pixels at which the picture's text is as large as the page's. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Inline SVG in the colours of the page's mode. Screen readers read its title and description. */
export default function Frame({
  id,
  title,
  description,
  x = 0,
  y = 0,
  width,
  height,
  children,
}: Props): ReactNode {
  return (
    <svg
      className="diagram"
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      textAnchor="middle"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  );
}
