import type {NormalizedProblem} from '@redocly/openapi-core';
import {SCHEMA_KEYWORDS} from '@openapi-portal/openapi-model/reading';

import {findNearest} from '@openapi-portal/reports';

import {ALLOW_NULL} from './own-rules/nullable';
import {findSwaggerFix} from './swagger-fixes';

/** Fixes by rule id, as phrases in lower case without a full stop. */
export type Fixes = Readonly<Record<string, string>>;

const AGREE = 'make the example agree with its schema, or the schema with it';
const SAY_TYPE =
  'use one of the media types that `allowedValues` of the rule in redocly.yaml lists';
const DECLARE_BOTH =
  'name each parameter with `in: path` in braces in the path, and declare each that stands there';
const ADD_LICENSE =
  'add `license` to `info`, with a `name` and a `url`, or from OpenAPI 3.1 on an `identifier` (SPDX)';

/** Fixes for all OpenAPI rules of Redocly, including those that its presets do not enable. */
export const FIXES: Fixes = {
  'array-parameter-serialization': 'say by `style` and `explode` how the list is written',
  'boolean-parameter-prefixes': 'begin the name with one of the `prefixes` of the rule',
  'component-name-unique': 'give one of the components another name',
  'info-contact': 'add `contact` to `info`: whom readers ask',
  'info-license': ADD_LICENSE,
  'info-license-strict': ADD_LICENSE,
  'no-ambiguous-paths': 'change a fixed part of one of the paths, so that no address fits both',
  'no-duplicated-enum-values': 'remove the second one from `enum`',
  'no-duplicated-tag-names': 'declare the tag once in the `tags` of the root',
  'no-empty-servers': 'add `servers` to the root, with the `url` where the API answers',
  'no-enum-type-mismatch': 'write the value as its `type` says, or correct the `type`',
  'no-example-value-and-externalValue': 'remove `value` or `externalValue`',
  'no-http-verbs-in-paths': 'name the resource in the path, and leave the verb to the method',
  'no-identical-paths': 'put the operations of both under one path',
  'no-illogical-composition-keywords':
    'leave only schemas that differ, and write a single one without the keyword',
  'no-invalid-media-type-examples': AGREE,
  'no-invalid-parameter-examples': AGREE,
  'no-invalid-schema-examples': AGREE,
  'no-mixed-number-range-constraints': 'keep the one of the two limits that is meant',
  'no-path-trailing-slash': 'write the path without the slash at its end',
  'no-required-schema-properties-undefined': 'add it to `properties`, or take it out of `required`',
  'no-schema-type-mismatch': 'correct the `type`, or remove the keyword of the other type',
  'no-server-example.com': 'write the `url` of the server where the API answers',
  'no-server-trailing-slash': 'write the `url` without the slash at its end: paths begin with one',
  'no-server-variables-empty-enum': 'list in `enum` what the variable may be, its `default` too',
  'no-undefined-server-variable':
    'have the same names in the `url` and in `variables` of the server',
  'no-unresolved-refs': 'point `$ref` at something that exists, or add what it names',
  'no-unsafe-markdown': 'write the description in Markdown, without anything that runs',
  'no-unused-components': 'remove the component, or refer to it by `$ref`',
  'nullable-type-sibling': `add the \`type\`: OpenAPI 3.0 gives \`nullable\` no effect without it; where other schemas say the type, ${ALLOW_NULL}`,
  'operation-2xx-response': 'add the response that tells of success',
  'operation-4xx-problem-details-rfc7807':
    'add `application/problem+json` to its `content`, with a schema of the fields of RFC 9457',
  'operation-4xx-response': 'add a response for a request with a mistake, such as 400 or 404',
  'operation-description': 'add a `description` that says what the operation does',
  'operation-operationId': 'add an `operationId`: it names the page',
  'operation-operationId-unique': 'give one of the operations another `operationId`',
  'operation-operationId-url-safe':
    "use letters, digits, hyphens and underscores in the `operationId`: it is part of the page's address",
  'operation-parameters-unique': 'keep one parameter of this `name` and `in`',
  'operation-singular-tag': 'keep the one tag that the operation belongs to',
  'operation-summary': 'add a `summary`, the short title of the operation',
  'operation-tag-defined':
    'use a tag that is declared in the `tags` of the root, or declare it there',
  'parameter-description': 'add a `description` that says what the parameter does',
  'path-declaration-must-exist': 'write the name of the parameter between the braces',
  'path-http-verbs-order':
    'put the methods in the order that the rule has: by its `order`, or get first',
  'path-not-include-query': 'declare what follows `?` as parameters with `in: query`',
  'path-parameters-defined': DECLARE_BOTH,
  'path-params-defined': DECLARE_BOTH,
  'path-segment-plural': 'write the segment in the plural, or add it to `exceptions` of the rule',
  'paths-kebab-case': 'write each segment in lower case with hyphens between its words',
  'request-mime-type': SAY_TYPE,
  'required-string-property-missing-min-length': 'add `minLength`, 1 where it may not be empty',
  'response-contains-header': 'add it to the `headers` of the response',
  'response-contains-property': "add it to the `properties` of the response's schema",
  'response-mime-type': SAY_TYPE,
  'scalar-property-missing-example': 'add an `example` of the value',
  'security-defined':
    'add `security` to the operation or the root: `[]` says that anyone may call it',
  'security-scopes-defined': 'name scopes that the security scheme declares, or declare them there',
  'spec-components-invalid-map-name': 'use letters, digits, dots, hyphens and underscores',
  'spec-discriminator-defaultMapping':
    'name in `defaultMapping` the schema of values without the property, or require the property',
  'spec-example-values': 'keep the one of the two fields that is meant',
  'spec-no-invalid-encoding-combinations': 'keep `encoding`, or the two others',
  'spec-no-invalid-tag-parents':
    'name in `parent` a tag of the root that does not lie below this one',
  'spec-querystring-parameters':
    'describe the query by one parameter with `in: querystring`, or by those with `in: query`',
  'spec-ref-siblings': 'remove what stands beside `$ref`, or put it where the reference leads',
  'spec-strict-refs':
    'write the object itself here: the specification has no reference in this field',
  struct: 'write what the OpenAPI specification wants here: add, correct or remove the field',
  'tag-description': 'add a `description` that says what the operations of the tag have in common',
  'tags-alphabetical': 'put the `tags` of the root in the order of the alphabet',
};

/** Fix for a keyword that OpenAPI does not define, but permits in a schema (3.1.1, 4.8.24). */
const KEYWORD = 'let its name begin with `x-`, or leave it: no page shows it';

const NO_SCHEMA = 'correct the schema of the example: as it is, no example is checked by it';

const NO_NULLABLE =
  'write `null` as one of its types, as in `type: [string, "null"]`: OpenAPI 3.1 has no `nullable`';

function findTypeFix(message: string, tokens: readonly string[]): string | undefined {
  const [, expected, found] = /^Expected type `(\w+)` but got `(\w+)`/.exec(message) ?? [];
  const field = tokens.at(-1) ?? '';
  const bound = /^exclusive(M\w+)$/.exec(field)?.[1]?.toLowerCase();
  if (bound !== undefined)
    return expected === 'boolean'
      ? `write \`true\`, and the limit itself in \`${bound}\``
      : `write the limit itself here, and remove \`${bound}\`: since OpenAPI 3.1 it is a number`;
  if (field === 'required' && found === 'boolean')
    return 'list in `required` of the object the names of the properties that must be there';
  if (tokens.at(-3) === 'security')
    return 'list the scopes that a client needs, `[]` if it needs none';
  return found === 'null' ? 'write a value here, or remove the field' : undefined;
}

/** Finds a fix for a violation of the specification that is more specific than that of the rule. */
function findStructFix({message, location}: Found): string | undefined {
  const tokens = (location?.[0]?.pointer ?? '').split('/');
  if (/^Property `[^`]+` is not expected here/.test(message))
    return tokens.length === 3 && tokens[1] === 'paths'
      ? 'begin the path with `/`'
      : 'remove it, or let its name begin with `x-`';
  return findTypeFix(message, tokens);
}

type Found = Pick<NormalizedProblem, 'ruleId' | 'message' | 'suggest'> &
  Partial<Pick<NormalizedProblem, 'location'>>;

/** Lists Redocly's suggestions if they resemble the field. For `oneOf` in Swagger 2.0 Redocly suggests `enum`. */
function listSuggestions({message, suggest}: Found): readonly string[] {
  const field = /^Property `([^`]+)` is not expected/.exec(message)?.[1];
  const isSimilar = field === undefined || findNearest(field, suggest) !== undefined;
  return isSimilar ? suggest : [];
}

/**
 * Finds the fix for a finding. In order of priority: the fix for Swagger 2.0, Redocly's suggestion, the site's fix,
 * ours, and a pointer to the rule's documentation.
 */
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
