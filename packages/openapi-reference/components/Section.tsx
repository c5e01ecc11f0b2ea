import type {ReactNode} from 'react';

import {toFragment} from '../anchors';
import {type SectionId, TITLES} from '../section-titles';

interface FoldProps {
  /** Levels above 6 are rendered as 6. */
  readonly level: number;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Renders a heading in a `summary`, which acts as a button and must not contain a link. */
export function FoldHeading({level, children, ...attributes}: FoldProps): ReactNode {
  const Tag = `h${Math.min(level, 6)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  return <Tag {...attributes}>{children}</Tag>;
}

interface HeadingProps extends FoldProps {
  readonly id: string;
  /** True if an element around the heading has the id, which the heading must not repeat. */
  readonly isInside?: boolean;
}

/** Renders a heading that links to itself, so that readers can copy the URL. */
export const Heading = ({id, isInside = false, children, ...props}: HeadingProps): ReactNode => (
  <FoldHeading {...props} id={isInside ? undefined : id}>
    <a href={toFragment(id)}>{children}</a>
  </FoldHeading>
);

interface Props {
  readonly id: SectionId;
  /** Title on this page, if it differs from the one in `TITLES`. */
  readonly title?: string;
  readonly children: ReactNode;
}

export const Section = ({id, title = TITLES[id], children}: Props): ReactNode => (
  <section className="api-section">
    <Heading level={2} id={id} className="anchor">
      {title}
    </Heading>
    {children}
  </section>
);
