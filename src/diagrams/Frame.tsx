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
  /** In pixels, at which its text has the size of a page's. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/**
 * Inline SVG, drawn at build: its colours are those of the page, in both modes. Who cannot see it hears
 * its title, and the rest in words.
 */
export default function Frame({id, title, description, width, height, children}: Props): ReactNode {
  return (
    <svg
      className="diagram"
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      viewBox={`0 0 ${width} ${height}`}
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
