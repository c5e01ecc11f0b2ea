import type {ReactNode} from 'react';

import type {OutlineItem} from '../page';
import {Heading} from './Heading';

/** The sections of all pages, by their anchors. */
const TITLES = {
  // Of an operation.
  access: 'Who may call it',
  parameters: 'Parameters',
  'request-body': 'Request body',
  responses: 'Responses',
  errors: 'Errors',
  callbacks: 'Callbacks',
  'described-in': 'Described in',
  samples: 'Code samples',
  // Of an API.
  'base-address': 'Base address',
  authorization: 'Authorization',
  operations: 'Operations',
  'problem-types': 'Problem types',
  // Of a schema.
  fields: 'Fields',
} as const;

type SectionId = keyof typeof TITLES;

interface Props {
  readonly id: SectionId;
  readonly children: ReactNode;
}

export const SectionHeading = ({id}: Pick<Props, 'id'>): ReactNode => (
  <Heading level={2} id={id}>
    {TITLES[id]}
  </Heading>
);

/** A part of a page under a heading of its own. */
export const Section = ({id, children}: Props): ReactNode => (
  <section className="api-section">
    <SectionHeading id={id} />
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
): readonly OutlineItem[] =>
  isShown
    ? [
        {id, level: 2, value: TITLES[id]},
        ...subsections.map(({anchor, title}) => ({id: anchor, level: 3, value: title}) as const),
      ]
    : [];
