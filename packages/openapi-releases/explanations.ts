import {findOwn} from '@openapi-portal/reports/json';
/** What each member of a contract that only explains is called. */
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

/** Members of a contract that only explain: a change of one is a change of words. */
export const EXPLANATIONS: readonly string[] = Object.keys(NAMES);

/**
 * Returns the text of a change that has no effect on clients.
 *
 * @param changed some of `EXPLANATIONS`
 */
export const formatRewording = (changed: readonly string[]): string =>
  `has another ${list.format(new Set(changed.map((key) => findOwn(NAMES, key) ?? key)))}`;
