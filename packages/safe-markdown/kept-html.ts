import {defaultSchema, type Schema} from 'hast-util-sanitize';

/** Elements that load something, or are form fields. */
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

/** Returns true if elements of a name may be kept. */
export const isKeptElement = (name: string): boolean =>
  KEPT_HTML.tagNames?.includes(name.toLowerCase()) === true;

/** Elements of HTML that change how text looks, and that nobody writes as a placeholder such as `<label>`. */
const LOOKS = ['aside', 'center', 'figcaption', 'figure', 'font', 'mark', 'nobr', 'small', 'u'];

/** Returns true if the tags of elements of a name are left out, and their content is not. */
export const isUnwrapped = (name: string): boolean => LOOKS.includes(name.toLowerCase());
