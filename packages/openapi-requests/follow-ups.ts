import {
  ContractError,
  type Cursor,
  formatMethod,
  listParameters,
  type Operation,
  toOperationKey,
} from '@openapi-portal/openapi-model';
import type {FollowingOperation} from '@openapi-portal/openapi-model/inputs';
import {listProperties} from '@openapi-portal/openapi-model/inputs/build';
import {findOwnMember, groupEntries} from '@openapi-portal/reports/json';
import {joinPointer, splitPointer} from '@openapi-portal/reports/pointer';

import {listSuccessResponses} from './successes';

export type FindFollowUps = (operation: Operation) => readonly FollowingOperation[];

type Values = FollowingOperation['values'];

/** Matches the path of an item in a collection: `/users/{user_id}` in `/users`. */
const ITEM = /^(.*)\/\{([^{}/]+)\}$/s;

/** Maximum number of operations offered after a response, to keep the choice short. */
const MAX_FOLLOWING = 8;

const isNamed = (parameter: Cursor, location: string, name: string): boolean =>
  parameter.text('in') === location && parameter.text('name')?.toLowerCase() === name.toLowerCase();

/** Passes the `ETag` of the response to an operation with the header `If-Match`. */
function toVersion(operation: Operation): Values {
  const parameter = listParameters(operation).find((one) => isNamed(one, 'header', 'If-Match'));
  if (parameter === undefined) return {};
  return {[`header ${parameter.text('name') ?? ''}`]: '$response.header.ETag'};
}

function findAnswer({cursor}: Operation): Cursor | undefined {
  const [response] = listSuccessResponses(cursor);
  const content = response?.entries('content') ?? [];
  const [, json] = content.find(([mediaType]) => mediaType.includes('json')) ?? [];
  return json?.get('schema')?.resolve();
}

/** Finds the property with the value of a path parameter: the property of the same name, or `id`. */
function findId(schema: Cursor | undefined, parameter: string): string | undefined {
  const names = new Set(listProperties(schema).map(([name]) => name));
  return [parameter, 'id'].find((name) => names.has(name));
}

/** Finds records with the property for a path parameter: the response, its items or a member's. */
function findRecords(answer: Cursor | undefined, parameter: string) {
  if (answer === undefined) return undefined;
  const own = findId(answer, parameter);
  if (own !== undefined) return {id: own};
  const members = listProperties(answer).map(
    ([name, one]) => [joinPointer('', name), one.resolve()] as const,
  );
  return [['', answer] as const, ...members]
    .map(([list, schema]) => ({list, id: findId(schema.get('items')?.resolve(), parameter)}))
    .find((found): found is {list: string; id: string} => found.id !== undefined);
}

/** Returns the key of the parameter that an OpenAPI link sets, written as `path.id` or as a name alone. */
function toLinkedKey(operation: Operation, written: string): string | undefined {
  const [, location, qualified] = /^(path|query|header|cookie)\.(.+)$/s.exec(written) ?? [];
  const found = listParameters(operation).find((one) =>
    location === undefined ? one.text('name') === written : isNamed(one, location, qualified ?? ''),
  );
  return found && `${found.text('in') ?? ''} ${found.text('name') ?? ''}`;
}

/**
 * Finds the operations that can follow each operation of a contract, with values from its response. They are found by
 * the contract's links and by paths: an operation at `/users` whose response has an `id` is followed by the operations
 * at `/users/{user_id}`, and operations at the same path follow each other for the same record.
 *
 * @param toHref returns the URL of an operation's page
 */
export function createFollowUpFinder(
  operations: readonly Operation[],
  toHref: (operation: Operation) => string,
): FindFollowUps {
  const byPath = groupEntries(operations.map((one) => [one.path, one] as const));
  const items = groupEntries(operations.map((one) => [ITEM.exec(one.path)?.[1], one] as const));
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const byKey = new Map(operations.map((operation) => [toOperationKey(operation), operation]));

  const toFollowing = (
    operation: Operation,
    values: Values,
    rest: Partial<FollowingOperation> = {},
  ): FollowingOperation => ({
    title: operation.title,
    href: toHref(operation),
    method: formatMethod(operation.method),
    path: operation.path,
    values,
    ...rest,
  });

  function findLinked(link: Cursor): Operation | undefined {
    const [paths, path = '', method = ''] = splitPointer(link.text('operationRef') ?? '');
    return paths === 'paths'
      ? byKey.get(toOperationKey({method, path}))
      : byId.get(link.text('operationId') ?? undefined);
  }

  function followLink(link: Cursor): readonly FollowingOperation[] {
    const target =
      link.has('operationId') || link.has('operationRef') ? findLinked(link) : undefined;
    if (target === undefined) return [];
    const values = link.entries('parameters').flatMap(([written]) => {
      const key = toLinkedKey(target, written);
      const value = findOwnMember(link.get('parameters')?.object ?? {}, written);
      return key !== undefined && typeof value === 'string' ? [[key, value] as const] : [];
    });
    return values.length === 0 ? [] : [toFollowing(target, Object.fromEntries(values))];
  }

  const followLinks = ({cursor}: Operation): readonly FollowingOperation[] =>
    listSuccessResponses(cursor)
      .flatMap((response) => response.entries('links'))
      .flatMap(([, link]) => followLink(link.resolve()));

  function followId(operation: Operation): readonly FollowingOperation[] {
    const takers = items.get(operation.path) ?? [];
    return takers.flatMap((taker) => {
      const [, , name = ''] = ITEM.exec(taker.path) ?? [];
      const records = findRecords(findAnswer(operation), name);
      if (records === undefined) return [];
      const values = {[`path ${name}`]: `$response.body${joinPointer('#', records.id)}`};
      return 'list' in records
        ? [toFollowing(taker, values, {list: records.list})]
        : [toFollowing(taker, {...values, ...toVersion(taker)})];
    });
  }

  function followPath(operation: Operation): readonly FollowingOperation[] {
    if (/^delete$/i.test(operation.method) || items.has(operation.path)) return [];
    const names = [...operation.path.matchAll(/\{([^{}/]+)\}/g)].map(([, name = '']) => name);
    const values = Object.fromEntries(
      names.map((name) => [`path ${name}`, `$request.path.${name}`]),
    );
    return (byPath.get(operation.path) ?? [])
      .filter((other) => other !== operation)
      .map((other) => toFollowing(other, {...values, ...toVersion(other)}));
  }

  function listAll(operation: Operation): readonly FollowingOperation[] {
    try {
      return [...followLinks(operation), ...followId(operation), ...followPath(operation)];
    } catch (error) {
      // Contract errors are reported where the faulty part is shown, so they are ignored here.
      if (error instanceof ContractError) return [];
      throw error;
    }
  }

  return (operation) => {
    const following = new Map<string, FollowingOperation>();
    for (const one of listAll(operation)) {
      const key = `${one.method} ${one.path}`;
      if (!following.has(key) && Object.keys(one.values).length > 0) following.set(key, one);
    }
    return [...following.values()].slice(0, MAX_FOLLOWING);
  };
}
