import type {ReactNode} from 'react';

import {toFragment} from '../anchors';
import {type SectionId, TITLES} from '../sections';

interface FoldProps {
  /** 2 to 6; deeper ones are shown as 6. */
  readonly level: number;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A heading inside a summary. A summary is a button, which must not contain a link. */
export function FoldHeading({level, children, ...attributes}: FoldProps): ReactNode {
  const Tag = `h${Math.min(level, 6)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  return <Tag {...attributes}>{children}</Tag>;
}

interface HeadingProps extends FoldProps {
  readonly id: string;
  /** True if an element around the heading has the id. */
  readonly isInside?: boolean;
}

/** A heading with its anchor, whose text links to it to be copied. */
export const Heading = ({id, isInside = false, children, ...props}: HeadingProps): ReactNode => (
  <FoldHeading {...props} id={isInside ? undefined : id}>
    <a href={toFragment(id)}>{children}</a>
  </FoldHeading>
);

interface Props {
  readonly id: SectionId;
  /** More exact than what all pages call such a section. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A part of a page under a heading of its own, which Docusaurus finds by its class to mark it in the list of contents. */
export const Section = ({id, title = TITLES[id], children}: Props): ReactNode => (
  <section className="api-section">
    <Heading level={2} id={id} className="anchor">
      {title}
    </Heading>
    {children}
  </section>
);
