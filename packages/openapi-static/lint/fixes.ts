/** What an author does about a finding, by Redocly's rule; each ends a sentence without a full stop. */
export type Fixes = Readonly<Record<string, string>>;

const AGREE = 'make the example agree with its schema, or the schema with it';

const FIXES: Fixes = {
  'no-unresolved-refs': 'point `$ref` at something that exists, or add what it names',
  'operation-operationId': 'add an `operationId` in kebab-case: it names the page',
  'operation-tag-defined':
    'use a tag that is declared in the `tags` of the root, or declare it there',
  struct:
    'correct or remove the property: see the OpenAPI 3.1 specification for what is allowed here',
  'no-invalid-media-type-examples': AGREE,
  'no-invalid-schema-examples': AGREE,
  'no-invalid-parameter-examples': AGREE,
};

/** The fix for a finding: Redocly's own suggestion first, then the site's or ours, then the rule's page. */
export function findFix(ruleId: string, suggestions: readonly string[], own: Fixes): string {
  if (suggestions.length > 0) return `did you mean ${suggestions.join(' or ')}?`;
  const fix = own[ruleId] ?? FIXES[ruleId];
  return fix ?? `see the rule \`${ruleId}\` in the documentation of Redocly CLI`;
}
