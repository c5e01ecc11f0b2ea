import {styleRules, toRuleId} from '../../../openapi/style-guide/rules';

/** What an author does about a finding, by Redocly's rule; each ends a sentence without a full stop. */
const FIXES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(styleRules.map(({name, fix}) => [toRuleId(name), fix])),
  'no-unresolved-refs': 'point `$ref` at something that exists, or add what it names',
  'operation-operationId': 'add an `operationId` in kebab-case: it names the page',
  'rule/operation-has-tag': 'add one of the tags declared at the root: it names the sidebar group',
  'rule/summary-is-no-sentence': 'write a short title, as in "Read a user"',
  'rule/schema-has-description': 'say in a full sentence what the schema stands for',
  'rule/header-has-description': 'say in a full sentence what the header tells',
  'rule/enum-values-are-explained': 'say in `x-enumDescriptions` what each value means',
  'operation-tag-defined':
    'use a tag that is declared in the `tags` of the root, or declare it there',
  struct:
    'correct or remove the property: see the OpenAPI 3.1 specification for what may stand here',
  'no-invalid-media-type-examples': 'make the example agree with its schema, or the schema with it',
  'no-invalid-schema-examples': 'make the example agree with its schema, or the schema with it',
  'no-invalid-parameter-examples': 'make the example agree with its schema, or the schema with it',
};

/** The fix for a finding: Redocly's own suggestion first, then ours, then the rule's page. */
export function findFix(ruleId: string, suggestions: readonly string[]): string {
  if (suggestions.length > 0) return `did you mean ${suggestions.join(' or ')}?`;
  return FIXES[ruleId] ?? `see the rule \`${ruleId}\` in the documentation of Redocly CLI`;
}
