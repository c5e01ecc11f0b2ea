import type {ReactNode} from 'react';

import {toFragment} from '../fragment';

interface Props {
  /** 2 to 6; deeper ones are shown as 6. */
  readonly level: number;
  readonly id: string;
  readonly className?: string;
  /** Whether something around the heading has the id. */
  readonly isInside?: boolean;
  /** Text, and no link: the heading is one. */
  readonly children: ReactNode;
}

type Tag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** A heading in a summary, which is a button already: it can hold no link. */
export function FoldHeading({
  level,
  className,
  children,
}: Pick<Props, 'level' | 'className' | 'children'>): ReactNode {
  const Tag = `h${Math.min(level, 6)}` as Tag;
  return <Tag className={className}>{children}</Tag>;
}

/** A heading with its anchor, which links to its own place to be copied. */
export function Heading({level, id, className, isInside, children}: Props): ReactNode {
  const Tag = `h${Math.min(level, 6)}` as Tag;
  return (
    <Tag className={className} id={isInside === true ? undefined : id}>
      <a href={toFragment(id)}>{children}</a>
    </Tag>
  );
}
