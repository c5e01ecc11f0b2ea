import type {ReactNode} from 'react';

import {toFragment} from '../fragment';

interface Props {
  /** 2 to 6; deeper ones are shown as 6. */
  readonly level: number;
  readonly id: string;
  readonly className?: string;
  /** What the link to this place is called, if the heading holds more than text. */
  readonly name?: string;
  /** Whether something around the heading has the id. */
  readonly isInside?: boolean;
  readonly children: ReactNode;
}

type Tag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** A heading with its anchor and a link to copy. */
export function Heading({level, id, className, name, isInside, children}: Props): ReactNode {
  const Tag = `h${Math.min(level, 6)}` as Tag;
  const label = name ?? (typeof children === 'string' ? children : id);
  return (
    <Tag className={className} id={isInside === true ? undefined : id}>
      {children}
      <a
        className="hash-link api-anchor"
        href={toFragment(id)}
        aria-label={`Direct link to ${label}`}
      />
    </Tag>
  );
}
