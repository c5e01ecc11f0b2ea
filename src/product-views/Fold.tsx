import type {ReactNode} from 'react';

interface Props {
  readonly title: string;
  /** The amount of content, such as `7 steps`. */
  readonly count: string;
  readonly children: ReactNode;
}

/** Collapsible content with a title and an amount. A link to an anchor inside opens it. */
export default function Fold({title, count, children}: Props): ReactNode {
  return (
    <details className="fold">
      <summary>
        <span>{title}</span> <span className="fold-count">{count}</span>
      </summary>
      {children}
    </details>
  );
}

/** A number with its noun. */
export const toCount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
