import type {OutlineItem} from './page';

export const TITLES = {
  // Operation:
  about: 'About',
  access: 'Who may call it',
  parameters: 'Parameters',
  'request-body': 'Request body',
  responses: 'Responses',
  errors: 'Errors',
  callbacks: 'Callbacks',
  'described-in': 'Described in',
  samples: 'Code samples',
  // Webhook:
  sent: 'What it sends',
  'to-answer': 'What to answer',
  // API:
  'base-address': 'Base address',
  authorization: 'Authorization',
  operations: 'Operations',
  webhooks: 'Webhooks',
  'error-responses': 'Error responses',
  'problem-types': 'Problem types',
  schemas: 'Schemas',
  // Schema:
  fields: 'Fields',
} as const;

export type SectionId = keyof typeof TITLES;

export interface Subsection {
  readonly anchor: string;
  readonly title: string;
  /** True for a variant of a schema, such as a member of `oneOf`. */
  readonly isVariant?: boolean;
}

export const listSection = (
  id: SectionId,
  isShown: boolean,
  subsections: readonly Subsection[] = [],
  title: string = TITLES[id],
): readonly OutlineItem[] =>
  isShown
    ? [
        {id, level: 2, value: title},
        ...subsections.map(
          ({anchor, title, isVariant}) =>
            ({id: anchor, level: 3, value: title, ...(isVariant && {isVariant})}) as const,
        ),
      ]
    : [];
