/** Members of a contract that only explain: a change of one is a change of words. */
export const EXPLANATIONS: readonly string[] = [
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'externalDocs',
];
