import type {ReactNode} from 'react';

import {toFragment} from '../anchors';

interface FoldProps {
  /** 2 to 6; deeper ones are shown as 6. */
  readonly level: number;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A heading in a summary, which is a button already: it can hold no link. */
export function FoldHeading({level, children, ...attributes}: FoldProps): ReactNode {
  const Tag = `h${Math.min(level, 6)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  return <Tag {...attributes}>{children}</Tag>;
}

interface Props extends FoldProps {
  readonly id: string;
  /** Whether something around the heading has the id. */
  readonly isInside?: boolean;
}

/** A heading with its anchor, whose text links to it to be copied. */
export const Heading = ({id, isInside = false, children, ...props}: Props): ReactNode => (
  <FoldHeading {...props} id={isInside ? undefined : id}>
    <a href={toFragment(id)}>{children}</a>
  </FoldHeading>
);
