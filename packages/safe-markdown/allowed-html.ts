import {defaultSchema, type Schema} from 'hast-util-sanitize';

/** Elements that GitHub keeps, but that load a resource or are form fields. */
const REFUSED = ['img', 'picture', 'source', 'input'];

/** What GitHub keeps, plus `target` and `rel` of links. `balance` corrects the nesting. */
export const ALLOWED_HTML: Schema = {
  ...defaultSchema,
  ancestors: {},
  tagNames: defaultSchema.tagNames?.filter((name) => !REFUSED.includes(name)) ?? [],
  attributes: {
    ...defaultSchema.attributes,
    a: [...(defaultSchema.attributes?.a ?? []), 'target', 'rel'],
  },
};

export const isAllowedElement = (name: string): boolean =>
  ALLOWED_HTML.tagNames?.includes(name.toLowerCase()) === true;

/** Presentational elements. Names that authors also use as placeholders, such as `<label>`, are not included. */
const LOOKS = ['aside', 'center', 'figcaption', 'figure', 'font', 'mark', 'nobr', 'small', 'u'];

/** Returns true if the tags of an element are removed while its content is kept. */
export const isUnwrapped = (name: string): boolean => LOOKS.includes(name.toLowerCase());
