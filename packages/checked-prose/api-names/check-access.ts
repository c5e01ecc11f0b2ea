import fs from 'node:fs';

import type {AccessRule, NamedOperation} from 'openapi-static/reference';
import type {Problem} from 'static-pages/reports';
import {findNearest} from 'static-pages/reports/nearest';
import {findLocation} from 'static-pages/reports/location';
import type {Mistake} from 'openapi-static/names/known-api';

import type {AccessModel, Scope} from '../options';
import type {Site} from '../site';

const READING = new Set(['get', 'head', 'options']);

const toList = (names: readonly string[]): string => names.join(', ');

const nearestOr = (name: string, known: readonly string[]): string =>
  findNearest(name, known) ?? `one of ${toList(known)}`;

function checkUserTypes(
  {id}: NamedOperation,
  {scope, userTypes: named}: AccessRule,
  {area, level, userTypes: entitled}: Scope,
  {userTypes: ids, file}: AccessModel,
): readonly Mistake[] {
  const unknown = named.filter((name) => !ids.includes(name));
  const excess = named.filter((name) => ids.includes(name) && !entitled.includes(name));
  const missing = entitled.filter((name) => !named.includes(name));
  return [
    ...unknown.map((name) => ({
      message: `${id} lets in ${name}, which is no user type`,
      fix: `write ${nearestOr(name, ids)}`,
    })),
    ...excess.map((name) => ({
      message: `${id} lets in ${name} with ${scope}, whose level in ${area} is less than ${level}`,
      fix: `take ${name} out of user_types, or raise the level in ${file}`,
    })),
    ...missing.map((name) => ({
      message: `${id} does not let in ${name} with ${scope}, whose level in ${area} is at least ${level}`,
      fix: `add ${name} to user_types, or lower the level in ${file}`,
    })),
  ];
}

function checkRule(
  operation: NamedOperation,
  rule: AccessRule,
  access: AccessModel,
): readonly Mistake[] {
  const {id, method} = operation;
  const {scopes, file} = access;
  const scope = scopes[rule.scope];
  if (scope === undefined) {
    const message = `${id} wants the scope ${rule.scope}, which the product model does not know`;
    return [{message, fix: `write ${nearestOr(rule.scope, Object.keys(scopes))}`}];
  }
  const isTooWeak = !READING.has(method) && scope.isForReading;
  const weak: readonly Mistake[] = isTooWeak
    ? [
        {
          message: `${id} changes something with ${rule.scope}, a scope for reading`,
          fix: `name a scope whose level in ${file} allows changes`,
        },
      ]
    : [];
  return [...weak, ...checkUserTypes(operation, rule, scope, access)];
}

const checkOperation = (
  operation: NamedOperation,
  access: AccessModel,
): readonly (Mistake & {readonly pointer: string})[] =>
  operation.access.flatMap((rule, index) =>
    checkRule(operation, rule, access).map((mistake) => ({
      ...mistake,
      pointer: `${operation.pointer}/x-access/${index}`,
    })),
  );

/**
 * Compares who may call an operation by the contract (`x-access`) with who may do it by the access
 * levels of the product: there is one truth.
 */
export const findAccessProblems = ({
  apis,
  checks,
}: Pick<Site, 'apis' | 'checks'>): readonly Problem[] =>
  apis.flatMap(({id, contract, operations}) => {
    const access = checks.get(id)?.access;
    if (access === undefined) return [];
    const mistakes = operations.flatMap((operation) => checkOperation(operation, access));
    const source = mistakes.length > 0 ? fs.readFileSync(contract, 'utf8') : '';
    return mistakes.map(({pointer, message, fix}) => {
      return {file: contract, ...findLocation(source, pointer), message, fix};
    });
  });
