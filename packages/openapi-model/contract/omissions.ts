import {
  asObject,
  groupEntries,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '@openapi-portal/reports/json';
import {joinPointer, listValues} from '@openapi-portal/reports/pointer';

import {isCheckable} from '../inputs/patterns';
import {isConvertedToText} from './convert-swagger-lists';
import type {Cursor} from './cursor';
import {listMembers} from './faults';
import {listMethods} from './methods';
import {listOperations, type Operation} from './operations';
import {toSlug} from './slug';
import {findLostParents, listFirstTagOnly} from './tags';
import {openContract} from './to-open-api-31';
import {findUnusedComponents} from './unused-components';
import {listWebhooks} from './webhooks';
import {toWrittenPointer} from './written-pointer';
import {BUDGET} from '../budget';

/**
 * Vendor extensions that pages support. `x-internal` is included because the filter `hideInternal` supports it.
 */
export const KNOWN_EXTENSIONS = new Set(
  `x-access x-code-samples x-codeSamples x-deprecated-at x-deprecated-since x-deprecation-date x-displayName
  x-enumDescriptions x-example x-idempotency-key x-internal x-nullable x-problem-types x-release-date x-replaced-by
  x-replacement x-sunset x-sunset-date x-tagGroups x-webhooks`.split(/\s+/),
);

export interface Omission {
  /** Description of the parts, in the plural. */
  readonly what: string;
  readonly pointers: readonly string[];
}

function findExtensions(document: JsonObject): readonly string[] {
  const found = [...listMembers(document)].filter(
    ([, key]) => key?.startsWith('x-') === true && !KNOWN_EXTENSIONS.has(key),
  );
  return [...groupEntries(found.map(([pointer, key]) => [key, pointer])).values()].map(
    ([first = '', ...others]) =>
      others.length === 0 ? first : `${first} (${others.length + 1} times)`,
  );
}

export function* listUnchecked(document: JsonObject): Generator<string> {
  for (const [pointer, key, value] of listMembers(document)) {
    const isPattern = key === 'pattern' && typeof value === 'string';
    if (isPattern && !isCheckable(value)) yield pointer;
    if (key !== 'patternProperties') continue;
    for (const name of Object.keys(asObject(value)))
      if (!isCheckable(name)) yield joinPointer(pointer, name);
  }
}

/** Finds examples whose `externalValue` was not embedded, so that pages only link to it. */
const findLinks = (document: JsonObject): readonly string[] =>
  [...listMembers(document)].flatMap(([pointer, key, value]) =>
    key === 'externalValue' && typeof value === 'string' ? [pointer] : [],
  );

/** Finds paths without a page: they have no operations, or do not begin with a slash. */
function findEmptyPaths(contract: Cursor): readonly string[] {
  const paths = contract.entries('paths').filter(([path]) => !path.startsWith('x-'));
  if (paths.length === 0) return contract.has('paths') ? ['#/paths'] : [];
  return paths
    .filter(([path, item]) => !path.startsWith('/') || listMethods(item.resolve()).length === 0)
    .map(([, {pointer}]) => pointer);
}

const findUnanswered = (operations: readonly Operation[]): readonly string[] =>
  operations
    .filter(({cursor}) => cursor.entries('responses').length === 0)
    .map(({pointer}) => pointer);

const findRenamed = (operations: readonly Operation[]): readonly string[] =>
  operations.flatMap(({id, slug, pointer}) =>
    id === undefined || slug === toSlug(id) ? [] : `${pointer}/operationId (${slug})`,
  );

function findUnconverted(published: JsonObject): readonly string[] {
  return [...listMembers(published)].flatMap(([pointer, key, value]) => {
    // Without a host, server URLs are relative and cannot contain a scheme.
    const isOwn = key === 'schemes' && pointer !== '#/schemes';
    if (isOwn && published.host === undefined) return pointer;
    if (!isJsonObject(value)) return [];
    const {in: location} = value;
    const isValue = typeof location === 'string' || /\/headers\/[^/]+$/.test(pointer);
    return isValue && isConvertedToText(value)
      ? `${pointer} (described as the text that clients send)`
      : [];
  });
}

export function findOmissions(published: unknown): readonly Omission[] {
  const contract = openContract(published);
  if (!isJsonObject(published)) return [];
  const operations = listOperations(contract);
  const all = [...operations, ...listWebhooks(contract, operations)];
  const isSwagger = published.swagger !== undefined;
  const found = {
    'converted from Swagger 2.0': isSwagger ? ['#/swagger'] : [],
    'Swagger 2.0 features that OpenAPI 3 does not have': isSwagger
      ? findUnconverted(published)
      : [],
    'paths without operations': findEmptyPaths(contract),
    'operations without responses': findUnanswered(all),
    'pages whose URL differs from the operationId': findRenamed(all),
    'tags whose parent is not defined': findLostParents(contract),
    'operations listed under the first of their tags only': listFirstTagOnly(operations).map(
      ({pointer}) => `${pointer}/tags`,
    ),
    'examples shown as links, because their `externalValue` cannot be read': findLinks(published),
    'components that no reference uses': findUnusedComponents(contract.root).map((pointer) =>
      toWrittenPointer(published, pointer),
    ),
    'patterns that are not checked, because they are not valid in ECMA-262 or take too long': [
      ...listUnchecked(published),
    ],
    'extensions that are not shown': findExtensions(published),
  };
  return Object.entries(found)
    .filter(([, pointers]) => pointers.length > 0)
    .map(([what, pointers]) => ({what, pointers}));
}

export interface LongText {
  readonly pointer: string;
  readonly length: number;
}

export function findLongTexts(document: JsonValue): readonly LongText[] {
  const found: LongText[] = [];
  for (const [pointer, value] of listValues(document))
    if (typeof value === 'string' && value.length > BUDGET.text)
      found.push({pointer, length: value.length});
  return found;
}
