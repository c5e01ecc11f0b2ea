import {findOwnMember} from '@openapi-portal/reports/json';
import type {AccessRule} from '@openapi-portal/openapi-model';
import type {NamedOperation} from '@openapi-portal/openapi-reference';
import type {Mistake, Problem} from '@openapi-portal/reports';

import type {AccessModel, Scope} from '../options';
import {type ProseSite, suggest, toContractProblems} from '../site';

const READING = new Set(['get', 'head', 'options']);

const toFix = (name: string, known: readonly string[]): string =>
  suggest(name, known, `write one of ${known.join(', ')}`);

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
      message: `${id} allows the unknown user type ${name}`,
      fix: toFix(name, ids),
    })),
    ...excess.map((name) => ({
      message: `${id} allows ${name} with ${scope}, but its access level in ${area} is below ${level}`,
      fix: `remove ${name} from user_types, or raise the level in ${file}`,
    })),
    ...missing.map((name) => ({
      message: `${id} does not allow ${name} with ${scope}, but its access level in ${area} is ${level} or higher`,
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
  const scope = findOwnMember(scopes, rule.scope);
  if (scope === undefined) {
    const message = `${id} requires the scope ${rule.scope}, which the product model does not define`;
    return [{message, fix: toFix(rule.scope, Object.keys(scopes))}];
  }
  const mistakes = checkUserTypes(operation, rule, scope, access);
  if (READING.has(method) || !scope.isForReading) return mistakes;
  const message = `${id} changes data with ${rule.scope}, which is a read-only scope`;
  return [{message, fix: `use a scope whose level in ${file} allows changes`}, ...mistakes];
}

/** Compares the `x-access` rules of all operations with the site's access model. */
export const findAccessProblems = ({
  apis,
  checks,
}: Pick<ProseSite, 'apis' | 'checks'>): readonly Problem[] =>
  apis.flatMap((api) => {
    const model = checks[api.id]?.access;
    if (model === undefined) return [];
    const mistakes = api.operations.flatMap((operation) =>
      operation.access.flatMap((rule, index) => {
        const pointer = `${operation.pointer}/x-access/${index}`;
        return checkRule(operation, rule, model).map((mistake) => ({...mistake, pointer}));
      }),
    );
    return toContractProblems(api, mistakes);
  });
