import type {NormalizedProblem} from '@redocly/openapi-core';
import {SCHEMA_KEYWORDS} from '@openapi-portal/openapi-model/reading';

import {findNearest} from '@openapi-portal/reports';

import {ALLOW_NULL} from './own-rules/nullable';
import {findSwaggerFix} from './swagger-fixes';

/** Fixes by rule id, as phrases in lower case without a full stop. */
export type Fixes = Readonly<Record<string, string>>;

const AGREE = 'correct the example or its schema so that they match';
const SAY_TYPE = 'use a media type from `allowedValues` of this rule in redocly.yaml';
const DECLARE_BOTH =
  'declare each parameter in the braces of the path with `in: path`, and write each declared one into the path';
const ADD_LICENSE =
  'add `license` to `info`, with a `name` and a `url` or, from OpenAPI 3.1 on, an SPDX `identifier`';

/** Fixes for all OpenAPI rules of Redocly, including those that its presets do not enable. */
export const FIXES: Fixes = {
  'array-parameter-serialization':
    'add `style` and `explode` to define how the array is serialised',
  'boolean-parameter-prefixes': 'start the name with one of the `prefixes` of the rule',
  'component-name-unique': 'rename one of the components',
  'info-contact': 'add `contact` to `info`, so that readers know whom to ask',
  'info-license': ADD_LICENSE,
  'info-license-strict': ADD_LICENSE,
  'no-ambiguous-paths': 'change a fixed part of one of the paths, so that no URL matches both',
  'no-duplicated-enum-values': 'remove the duplicate from `enum`',
  'no-duplicated-tag-names': 'declare the tag only once in the root `tags`',
  'no-empty-servers': 'add `servers` to the root, with the base URL of the API as `url`',
  'no-enum-type-mismatch': 'write a value of the declared `type`, or correct the `type`',
  'no-example-value-and-externalValue': 'remove `value` or `externalValue`',
  'no-http-verbs-in-paths': 'name only the resource in the path: the method is the verb',
  'no-identical-paths': 'merge the operations of both paths under one path',
  'no-illogical-composition-keywords':
    'remove duplicate schemas, and write a single schema without the keyword',
  'no-invalid-media-type-examples': AGREE,
  'no-invalid-parameter-examples': AGREE,
  'no-invalid-schema-examples': AGREE,
  'no-mixed-number-range-constraints': 'keep only the intended one of the two limits',
  'no-path-trailing-slash': 'remove the trailing slash from the path',
  'no-required-schema-properties-undefined': 'add it to `properties`, or remove it from `required`',
  'no-schema-type-mismatch':
    'correct the `type`, or remove the keyword that belongs to another type',
  'no-server-example.com': 'write the `url` of the real server instead of example.com',
  'no-server-trailing-slash':
    'remove the trailing slash from the `url`, because paths start with a slash',
  'no-server-variables-empty-enum':
    'list the allowed values of the variable in `enum`, including its `default`',
  'no-undefined-server-variable':
    'use the same names in the `url` and in the `variables` of the server',
  'no-unresolved-refs': 'correct `$ref`, or add its target',
  'no-unsafe-markdown': 'remove scripts and other active content from the description',
  'no-unused-components': 'remove the component, or reference it with `$ref`',
  'nullable-type-sibling': `add the \`type\`: in OpenAPI 3.0, \`nullable\` has no effect without it; if other schemas define the type, ${ALLOW_NULL}`,
  'operation-2xx-response': 'add a response for success, such as 200 or 204',
  'operation-4xx-problem-details-rfc7807':
    'add `application/problem+json` to its `content`, with a schema for the fields of RFC 9457',
  'operation-4xx-response': 'add a response for client errors, such as 400 or 404',
  'operation-description': 'add a `description` of what the operation does',
  'operation-operationId': 'add an `operationId`, which becomes the URL of the page',
  'operation-operationId-unique': 'change the `operationId` of one of the operations',
  'operation-operationId-url-safe':
    'use only letters, digits, hyphens and underscores in the `operationId`, which becomes part of the URL of the page',
  'operation-parameters-unique': 'keep only one parameter with this `name` and `in`',
  'operation-singular-tag': 'keep only one tag on the operation',
  'operation-summary': 'add a `summary`, a short title of the operation',
  'operation-tag-defined': 'use a tag from the root `tags`, or declare this one there',
  'parameter-description': 'add a `description` of what the parameter does',
  'path-declaration-must-exist': 'write the name of the parameter between the braces',
  'path-http-verbs-order': 'put the methods in the order of the rule: its `order`, or get first',
  'path-not-include-query': 'declare the part after `?` as parameters with `in: query`',
  'path-parameters-defined': DECLARE_BOTH,
  'path-params-defined': DECLARE_BOTH,
  'path-segment-plural':
    'write the segment in the plural, or add it to the `exceptions` of the rule',
  'paths-kebab-case': 'write each segment in lower case, with hyphens between words',
  'request-mime-type': SAY_TYPE,
  'required-string-property-missing-min-length': 'add `minLength`: 1 if the text may not be empty',
  'response-contains-header': 'add it to the `headers` of the response',
  'response-contains-property': "add it to the `properties` of the response's schema",
  'response-mime-type': SAY_TYPE,
  'scalar-property-missing-example': 'add an `example` of the value',
  'security-defined': 'add `security` to the operation or the root: `[]` means no authentication',
  'security-scopes-defined': 'use scopes that the security scheme declares, or declare them there',
  'spec-components-invalid-map-name': 'use only letters, digits, dots, hyphens and underscores',
  'spec-discriminator-defaultMapping':
    'add `defaultMapping` with the schema for values without the property, or make the property required',
  'spec-example-values': 'keep only the intended one of the two fields',
  'spec-no-invalid-encoding-combinations': 'keep either `encoding` or the other two fields',
  'spec-no-invalid-tag-parents': 'set `parent` to a root tag that is not a descendant of this tag',
  'spec-querystring-parameters':
    'describe the query either with one parameter with `in: querystring` or with several with `in: query`',
  'spec-ref-siblings':
    'remove the keywords next to `$ref`, or move them to the target of the reference',
  'spec-strict-refs':
    'write the object itself: the specification does not allow a reference in this field',
  struct: 'add, correct or remove the field as the OpenAPI specification requires',
  'tag-description': 'add a `description` of what the operations of the tag have in common',
  'tags-alphabetical': 'sort the root `tags` alphabetically',
};

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

/** Finds a fix for a violation of the specification that is more specific than that of the rule. */
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

/** Lists Redocly's suggestions if they resemble the field. For `oneOf` in Swagger 2.0 Redocly suggests `enum`. */
function listSuggestions({message, suggest}: Found): readonly string[] {
  const field = /^Property `([^`]+)` is not expected/.exec(message)?.[1];
  const isSimilar = field === undefined || findNearest(field, suggest) !== undefined;
  return isSimilar ? suggest : [];
}

/** Finds the fix for a finding: for Swagger 2.0, Redocly's, the site's, ours, or the rule's documentation. */
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
