import type {OperationView} from './operation-view';
import type {OutlineItem} from './outline';

/** Anchors of the sections that an operation's page may have. */
export const SECTIONS = {
  access: 'access',
  parameters: 'parameters',
  body: 'request-body',
  responses: 'responses',
  errors: 'errors',
  callbacks: 'callbacks',
  samples: 'samples',
  describedIn: 'described-in',
} as const;

const section = (id: string, value: string): OutlineItem => ({id, level: 2, value});
const part = (id: string, value: string): OutlineItem => ({id, level: 3, value});

/** What the page shows beside the contract. */
export interface Surroundings {
  readonly hasSamples: boolean;
  readonly isDescribed: boolean;
}

export const hasAccess = ({access}: OperationView): boolean =>
  access.rules.length > 0 || access.requirements !== undefined;

/** The list of contents of an operation's page, in the order of the page. */
export function toOutline(
  view: OperationView,
  {hasSamples, isDescribed}: Surroundings,
): readonly OutlineItem[] {
  const {parameters, body, responses, callbacks} = view;
  const successes = responses.filter(({isError}) => !isError);
  const errors = responses.filter(({isError}) => isError);
  const list = (
    items: readonly OutlineItem[],
    id: string,
    value: string,
  ): readonly OutlineItem[] => (items.length === 0 ? [] : [section(id, value), ...items]);
  return [
    ...(hasAccess(view) ? [section(SECTIONS.access, 'Who may call it')] : []),
    ...list(
      parameters.map(({id, title}) => part(id, title)),
      SECTIONS.parameters,
      'Parameters',
    ),
    ...(body === undefined ? [] : [section(SECTIONS.body, 'Request body')]),
    ...list(
      successes.map(({anchor, title}) => part(anchor, title)),
      SECTIONS.responses,
      'Responses',
    ),
    ...list(
      errors.map(({anchor, title}) => part(anchor, title)),
      SECTIONS.errors,
      'Errors',
    ),
    ...list(
      callbacks.map(({anchor, name}) => part(anchor, name)),
      SECTIONS.callbacks,
      'Callbacks',
    ),
    ...(hasSamples ? [section(SECTIONS.samples, 'Code samples')] : []),
    ...(isDescribed ? [section(SECTIONS.describedIn, 'Described in')] : []),
  ];
}
