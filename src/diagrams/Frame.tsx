import type {ReactNode} from 'react';

/** What every picture says of itself. */
export interface Described {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  /** All that the picture says, in words. */
  readonly description: string;
}

interface Props extends Described {
  /** Where the picture begins, if not at 0 0. */
  readonly x?: number;
  readonly y?: number;
  /** In pixels, at which its text has the size of a page's. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/**
 * Inline SVG, drawn at build: its colours are those of the page, in both modes. Who cannot see it hears
 * its title, and the rest in words.
 */
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
