import {findOwnMember} from '@openapi-portal/reports/json';
/** Display names of descriptive members. */
const NAMES: Readonly<Record<string, string>> = {
  title: 'title',
  summary: 'summary',
  description: 'description',
  'x-enumDescriptions': 'explanation of its values',
  externalDocs: 'link to more',
  example: 'example',
  examples: 'example',
};

const list = new Intl.ListFormat('en-GB');

/** Descriptive members of a contract. Changing them only changes the wording. */
export const DESCRIPTIVE_KEYWORDS: readonly string[] = Object.keys(NAMES);

/**
 * Returns the text for a change of descriptive members.
 *
 * @param changed some of `DESCRIPTIVE_KEYWORDS`
 */
export const formatRewording = (changed: readonly string[]): string =>
  `has a different ${list.format(new Set(changed.map((key) => findOwnMember(NAMES, key) ?? key)))}`;
