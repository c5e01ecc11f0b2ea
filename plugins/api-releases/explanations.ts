const EXAMPLES: readonly string[] = ['example', 'examples'];

/** Members of a contract that only explain: a change of one is a change of words. */
export const EXPLANATIONS: readonly string[] = [
  'title',
  'summary',
  'description',
  'externalDocs',
  ...EXAMPLES,
];

/** What is said of something of which a reader alone notices a change. */
export function toRewording(changed: readonly string[]): string {
  const hasExample = changed.some((key) => EXAMPLES.includes(key));
  const hasWords = changed.some((key) => !EXAMPLES.includes(key));
  const parts = [...(hasWords ? ['description'] : []), ...(hasExample ? ['example'] : [])];
  return `has another ${parts.join(' and ')}`;
}
