import type {ReactNode} from 'react';

interface Props {
  readonly title: string;
  /** Amount of content, such as `7 steps`. */
  readonly count: string;
  readonly children: ReactNode;
}

/** Collapsible content with a title and an amount. Links to anchors inside open the content. */
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

/** Formats a number with its noun, such as `7 steps`. */
export const toCount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
