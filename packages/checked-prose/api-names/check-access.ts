import fs from 'node:fs';

import type {AccessRule, NamedOperation} from 'openapi-static/reference';
import {access, isEnough, type ScopeMeaning} from '../../../src/product/access';
import {userTypes} from '../../../src/product/user-types';
import type {Problem} from 'static-pages/reports';
import {findNearest} from 'static-pages/reports/nearest';
import {findPlace} from 'static-pages/reports/place';
import type {KnownApi, Mistake} from 'openapi-static/names/names';

/** What the scopes of an API mean in the product. */
export type Scopes = Readonly<Record<string, ScopeMeaning>>;

const ids: readonly string[] = userTypes.map(({id}) => id);

const READING = new Set(['get', 'head', 'options']);

const toList = (names: readonly string[]): string => names.join(', ');

const nearestOr = (name: string, known: readonly string[]): string =>
  findNearest(name, known) ?? `one of ${toList(known)}`;

/** The user types whose access level in the product allows what a scope opens. */
const listEntitled = ({area, level}: ScopeMeaning): readonly string[] =>
  userTypes.filter(({id}) => isEnough(access[area][id], level)).map(({id}) => id);

function checkUserTypes(
  {id}: NamedOperation,
  {scope, userTypes: named}: AccessRule,
  meaning: ScopeMeaning,
): readonly Mistake[] {
  const entitled = listEntitled(meaning);
  const unknown = named.filter((name) => !ids.includes(name));
  const excess = named.filter((name) => ids.includes(name) && !entitled.includes(name));
  const missing = entitled.filter((name) => !named.includes(name));
  const {area, level} = meaning;
  return [
    ...unknown.map((name) => ({
      message: `${id} lets in ${name}, which is no user type`,
      remedy: `write ${nearestOr(name, ids)}`,
    })),
    ...excess.map((name) => ({
      message: `${id} lets in ${name} with ${scope}, whose level in ${area} is less than ${level}`,
      remedy: `take ${name} out of user_types, or raise the level in src/product/access.ts`,
    })),
    ...missing.map((name) => ({
      message: `${id} does not let in ${name} with ${scope}, whose level in ${area} is at least ${level}`,
      remedy: `add ${name} to user_types, or lower the level in src/product/access.ts`,
    })),
  ];
}

function checkRule(
  operation: NamedOperation,
  rule: AccessRule,
  scopes: Scopes,
): readonly Mistake[] {
  const {id, method} = operation;
  const meaning = scopes[rule.scope];
  if (meaning === undefined) {
    const message = `${id} wants the scope ${rule.scope}, which the product model does not know`;
    return [{message, remedy: `write ${nearestOr(rule.scope, Object.keys(scopes))}`}];
  }
  const isTooWeak = !READING.has(method) && meaning.level === 'read';
  const weak: readonly Mistake[] = isTooWeak
    ? [
        {
          message: `${id} changes something with ${rule.scope}, a scope for reading`,
          remedy: 'name a scope whose level in src/product/access.ts is contribute or manage',
        },
      ]
    : [];
  return [...weak, ...checkUserTypes(operation, rule, meaning)];
}

const checkOperation = (
  operation: NamedOperation,
  scopes: Scopes,
): readonly (Mistake & {readonly pointer: string})[] =>
  operation.access.flatMap((rule, index) =>
    checkRule(operation, rule, scopes).map((mistake) => ({
      ...mistake,
      pointer: `${operation.pointer}/x-access/${index}`,
    })),
  );

/**
 * Compares who may call an operation by the contract (`x-access`) with who may do it by the access
 * levels of the product: there is one truth.
 *
 * @param scopesOf what the scopes of an API mean, by the API's id
 */
export const findAccessProblems = (
  apis: readonly KnownApi[],
  scopesOf: ReadonlyMap<string, Scopes>,
): readonly Problem[] =>
  apis.flatMap(({id, contract, operations}) => {
    const scopes = scopesOf.get(id);
    if (scopes === undefined) return [];
    const mistakes = operations.flatMap((operation) => checkOperation(operation, scopes));
    const source = mistakes.length > 0 ? fs.readFileSync(contract, 'utf8') : '';
    return mistakes.map(({pointer, message, remedy}) => {
      return {file: contract, ...findPlace(source, pointer), message, remedy};
    });
  });
