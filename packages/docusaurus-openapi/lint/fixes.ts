import fs from 'node:fs';
import path from 'node:path';

import type {NormalizedProblem} from '@redocly/openapi-core';
import {SCHEMA_KEYWORDS} from '@openapi-portal/openapi-model/reading';

import {findNearest} from '@openapi-portal/reports';
import {findOwnMember} from '@openapi-portal/reports/json';
import {parse} from 'yaml';

import {ALLOW_NULL} from './own-rules/nullable';

/** Fixes by rule id, as phrases in lower case without a full stop. */
export type Fixes = Readonly<Record<string, string>>;

interface Tables {
  readonly rules: Fixes;
  readonly swaggerFields: Fixes;
  readonly swaggerTypes: Fixes;
}

const FOLDER = path.dirname(require.resolve('@openapi-portal/docusaurus-openapi/package.json'));

const {rules, swaggerFields, swaggerTypes} = parse(
  fs.readFileSync(path.join(FOLDER, 'lint/fixes.yaml'), 'utf8'),
) as Tables;

export const FIXES: Fixes = {
  ...rules,
  'nullable-type-sibling': `add the \`type\`: in OpenAPI 3.0, \`nullable\` has no effect without it; if other schemas define the type, ${ALLOW_NULL}`,
};

const SECURITY_TYPES =
  'use one of these types: describe a bearer token as an API key in the header `Authorization`';

/** Finds a fix that is specific to Swagger 2.0, for a message of Redocly's rule `struct`. */
function findSwaggerFix(message: string, pointer = ''): string | undefined {
  if (message.startsWith('Expected type'))
    return findOwnMember(swaggerTypes, pointer.split('/').at(-1) ?? '');
  const [, field = ''] =
    /^(?:Property )?`([^`]+)` (?:is not expected here|can be one of)/.exec(message) ?? [];
  return field === 'type' && message.includes('"basic"')
    ? SECURITY_TYPES
    : findOwnMember(swaggerFields, field);
}

/** Fix for a keyword that OpenAPI does not define, but permits in a schema (3.1.1, 4.8.24). */
const KEYWORD = 'add the prefix `x-` to its name, or ignore this: no page shows the keyword';

const NO_SCHEMA = 'correct the schema of the example: examples cannot be checked against it';

const NO_NULLABLE =
  'add `null` to its types, as in `type: [string, "null"]`: OpenAPI 3.1 has no `nullable`';

function findTypeFix(message: string, tokens: readonly string[]): string | undefined {
  const [, expected, found] = /^Expected type `(\w+)` but got `(\w+)`/.exec(message) ?? [];
  const field = tokens.at(-1) ?? '';
  const bound = /^exclusive(M\w+)$/.exec(field)?.[1]?.toLowerCase();
  if (bound !== undefined)
    return expected === 'boolean'
      ? `write \`true\` here, and the limit in \`${bound}\``
      : `write the limit here, and remove \`${bound}\`: from OpenAPI 3.1 on, this keyword is a number`;
  if (field === 'required' && found === 'boolean')
    return 'list the names of the required properties in `required` of the object';
  if (tokens.at(-3) === 'security')
    return 'list the scopes that a client needs, or write `[]` if it needs none';
  return found === 'null' ? 'write a value here, or remove the field' : undefined;
}

/** Finds a more specific fix than that of the rule, for a violation of the specification. */
function findStructFix({message, location}: Found): string | undefined {
  const tokens = (location?.[0]?.pointer ?? '').split('/');
  if (/^Property `[^`]+` is not expected here/.test(message))
    return tokens.length === 3 && tokens[1] === 'paths'
      ? 'start the path with `/`'
      : 'remove it, or add the prefix `x-` to its name';
  return findTypeFix(message, tokens);
}

type Found = Pick<NormalizedProblem, 'ruleId' | 'message' | 'suggest'> &
  Partial<Pick<NormalizedProblem, 'location'>>;

/** Lists Redocly's suggestions that resemble the field, because it also makes others: `enum` for `oneOf`. */
function listSuggestions({message, suggest}: Found): readonly string[] {
  const field = /^Property `([^`]+)` is not expected/.exec(message)?.[1];
  const isSimilar = field === undefined || findNearest(field, suggest) !== undefined;
  return isSimilar ? suggest : [];
}

export function findFix(found: Found, own: Fixes, isSwagger = false): string {
  const {ruleId, message, location} = found;
  const ofVersion = isSwagger ? findSwaggerFix(message, location?.[0]?.pointer) : undefined;
  if (ofVersion !== undefined) return ofVersion;
  const suggestions = listSuggestions(found);
  if (suggestions.length > 0) return `did you mean ${suggestions.join(' or ')}?`;
  if (message.startsWith('Property `nullable` is not expected')) return NO_NULLABLE;
  const missing = /^The field (`[^`]+`) must be present/.exec(message)?.[1];
  if (missing !== undefined) return `add ${missing}`;
  if (ruleId === SCHEMA_KEYWORDS) return KEYWORD;
  if (message.startsWith('Example validation errored')) return NO_SCHEMA;
  const isOfSite = ruleId.includes('/');
  const source = isOfSite ? 'redocly.yaml' : 'the documentation of Redocly CLI';
  const ofStruct = ruleId === 'struct' ? findStructFix(found) : undefined;
  return own[ruleId] ?? ofStruct ?? FIXES[ruleId] ?? `see the rule \`${ruleId}\` in ${source}`;
}
