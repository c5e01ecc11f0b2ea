import {isSameJson, type JsonValue} from '@openapi-portal/reports/json';

import {BUDGET, type Cursor} from '@openapi-portal/openapi-model';
import {findMaximum, hasKeyword, type Shape} from './shape';
import {findLimitedMinimum, type Search, type Task, createInnerTask} from './task';

const MOST_TRIED = 150;

/** Lists the schemas of the item at an index. `unevaluatedItems` applies if no other keyword does. */
function listEntrySchemas({parts}: Shape, index: number): readonly Cursor[] {
  const found = parts.flatMap(
    (part) => part.items('prefixItems')[index] ?? part.get('items') ?? [],
  );
  return found.length > 0 ? found : parts.flatMap((part) => part.get('unevaluatedItems') ?? []);
}

const listContained = ({parts}: Shape): readonly Cursor[] =>
  parts.flatMap((part) => {
    const schema = part.get('contains');
    const count = part.get('minContains')?.value ?? 1;
    return schema === undefined || typeof count !== 'number'
      ? []
      : Array.from({length: Math.min(count, BUDGET.sample.entries)}, () => schema);
  });

const listLimited = ({parts}: Shape): readonly Cursor[] =>
  parts.flatMap((part) => (part.has('maxContains') ? (part.get('contains') ?? []) : []));

const countFirst = ({parts}: Shape): number =>
  Math.min(
    BUDGET.sample.entries,
    Math.max(0, ...parts.map((part) => part.items('prefixItems').length)),
  );

const isInside = (value: JsonValue, list: readonly JsonValue[]): boolean =>
  list.some((one) => isSameJson(one, value));

/** Returns the first value that is not refused; undefined after too many attempts. */
function findValue(
  values: Iterable<JsonValue>,
  isRefused: (value: JsonValue) => boolean,
): JsonValue | undefined {
  let tried = 0;
  for (const value of values) {
    if (!isRefused(value)) return value;
    tried += 1;
    if (tried > MOST_TRIED) break;
  }
  return undefined;
}

function buildList(
  shape: Shape,
  task: Task,
  search: Search,
  {length, start}: {readonly length: number; readonly start: number},
): readonly JsonValue[] | undefined {
  const contained = listContained(shape);
  const limited = listLimited(shape);
  const isUnique = shape.parts.some((part) => part.isTrue('uniqueItems'));
  const list: JsonValue[] = [];
  for (let index = 0; index < length; index += 1) {
    const wanted = [contained[index - start] ?? []].flat();
    const avoided = wanted.length > 0 ? [] : limited;
    const values = search.list(
      createInnerTask([...listEntrySchemas(shape, index), ...wanted], shape, task),
    );
    const found = findValue(
      values,
      (value) =>
        (isUnique && isInside(value, list)) || avoided.some((one) => search.fits(value, [one])),
    );
    if (found === undefined) return undefined;
    list.push(found);
  }
  return list;
}

export function* listArrays(
  shape: Shape,
  task: Task,
  search: Search,
): Generator<readonly JsonValue[]> {
  const least = findLimitedMinimum(shape, 'minItems', search);
  findLimitedMinimum(shape, 'minContains', search);
  const most = Math.min(BUDGET.sample.entries, findMaximum(shape, 'maxItems'));
  const hasItems = ['items', 'contains'].some((keyword) => hasKeyword(shape, keyword));
  const contained = listContained(shape).length;
  const usual = Math.max(least, hasItems ? 1 : 0, countFirst(shape), contained);
  const lengths = [usual, usual + contained, least, contained, 0, usual + 1, usual + 2];
  for (const length of new Set(lengths.filter((one) => one >= least && one <= most)))
    for (const start of new Set([0, Math.max(0, length - contained)])) {
      const list = buildList(shape, task, search, {length, start});
      if (list !== undefined) yield list;
      if (contained === 0) break;
    }
}
