import type {Cursor} from '@openapi-portal/openapi-model';
import {
  type ConsoleModel,
  formatInput,
  isJsonType,
  type Parameter,
  toValueKind,
} from '@openapi-portal/openapi-model/inputs';
import {listProperties} from '@openapi-portal/openapi-model/inputs/build';
import type {Paging} from '@openapi-portal/openapi-samples/paging';
import {toParameterKey} from './form';
import {listSuccessResponses} from './successes';

/** Normalises a name: `next_page_token` and `nextPageToken` are equal. */
const toWord = (name: string): string => name.replace(/[^A-Za-z\d]/g, '').toLowerCase();

function listMembers(operation: Cursor): readonly (readonly [string, Cursor])[] {
  const [content] = listSuccessResponses(operation)
    .flatMap((response) => response.entries('content'))
    .filter(([mediaType]) => isJsonType(mediaType));
  const properties = listProperties(content?.[1].get('schema'));
  return properties.map(([name, schema]) => [name, schema.resolve()] as const);
}

/** Detects a list with pages: one array, and a `next_page_token` for the parameter `page_token`. */
export function findPaging(
  {method, parameters}: ConsoleModel,
  operation: Cursor,
): Paging | undefined {
  if (method !== 'GET') return undefined;
  const members = listMembers(operation);
  const lists = members.filter(([, schema]) => schema.get('type')?.value === 'array');
  const [items] = lists;
  if (items === undefined || lists.length > 1) return undefined;
  const [paging] = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({name}) => {
      const next = members.find(([member]) => toWord(member) === `next${toWord(name)}`)?.[0];
      return next === undefined ? [] : [{parameter: name, next, items: items[0]}];
    });
  return paging;
}

/** Matches names of parameters that change the form of a response, not which records it contains. */
const VIEW = /^(sort|order|fields|expand|include|embed|format|lang|locale)/i;

const isFilter = ({in: location, name, required, ...parameter}: Parameter): boolean =>
  location === 'query' &&
  !required &&
  parameter.isSecret !== true &&
  parameter.isDeprecated !== true &&
  parameter.examples.length > 0 &&
  !VIEW.test(name);

/** Finds a filter of a list with its example as a form value. Filters with an enum are preferred. */
export function findFilter(
  model: ConsoleModel,
  paging: Paging,
): readonly [key: string, value: string, name: string] | undefined {
  const filters = model.parameters.filter(
    (parameter) =>
      isFilter(parameter) &&
      parameter.name !== paging.parameter &&
      toValueKind(parameter.schema, model.$defs).types.join() === 'string',
  );
  const chosen =
    filters.find(({schema}) => toValueKind(schema, model.$defs).choices !== undefined) ??
    filters[0];
  const [example] = chosen?.examples ?? [];
  if (chosen === undefined || example === undefined) return undefined;
  return [toParameterKey(chosen), formatInput(example.value), chosen.name];
}
