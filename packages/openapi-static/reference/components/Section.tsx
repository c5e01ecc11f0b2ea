import type {ReactNode} from 'react';

import {toFragment} from '../anchors';
import type {OutlineItem} from '../page';

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

interface HeadingProps extends FoldProps {
  readonly id: string;
  /** Whether something around the heading has the id. */
  readonly isInside?: boolean;
}

/** A heading with its anchor, whose text links to it to be copied. */
export const Heading = ({id, isInside = false, children, ...props}: HeadingProps): ReactNode => (
  <FoldHeading {...props} id={isInside ? undefined : id}>
    <a href={toFragment(id)}>{children}</a>
  </FoldHeading>
);

/** The sections of all pages, by their anchors. */
const TITLES = {
  // Of an operation.
  about: 'About',
  access: 'Who may call it',
  parameters: 'Parameters',
  'request-body': 'Request body',
  responses: 'Responses',
  errors: 'Errors',
  callbacks: 'Callbacks',
  'described-in': 'Described in',
  samples: 'Code samples',
  // Of a webhook.
  sent: 'What it sends',
  'to-answer': 'What to answer',
  // Of an API.
  'base-address': 'Base address',
  authorization: 'Authorization',
  operations: 'Operations',
  webhooks: 'Webhooks',
  'error-responses': 'Error responses',
  'problem-types': 'Problem types',
  // Of a schema.
  fields: 'Fields',
} as const;

type SectionId = keyof typeof TITLES;

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

/** What stands in a section under a heading of its own. */
interface Subsection {
  readonly anchor: string;
  readonly title: string;
}

/** The lines of a section in the list of contents; none where the page has no such section. */
export const listSection = (
  id: SectionId,
  isShown: boolean,
  subsections: readonly Subsection[] = [],
  title: string = TITLES[id],
): readonly OutlineItem[] =>
  isShown
    ? [
        {id, level: 2, value: title},
        ...subsections.map(({anchor, title}) => ({id: anchor, level: 3, value: title}) as const),
      ]
    : [];
