import {defaultSchema, type Schema} from 'hast-util-sanitize';

/** What would load something, or be a field of a form. */
const REFUSED = ['img', 'picture', 'source', 'input'];

/** The elements and attributes that GitHub keeps, and where a link opens. Nesting is put right by `balance`. */
export const KEPT_HTML: Schema = {
  ...defaultSchema,
  ancestors: {},
  tagNames: defaultSchema.tagNames?.filter((name) => !REFUSED.includes(name)) ?? [],
  attributes: {
    ...defaultSchema.attributes,
    a: [...(defaultSchema.attributes?.a ?? []), 'target', 'rel'],
  },
};

/** Whether elements of a name may be kept. */
export const isKeptElement = (name: string): boolean =>
  KEPT_HTML.tagNames?.includes(name.toLowerCase()) === true;
