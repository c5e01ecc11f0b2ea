import type {Location} from '@redocly/openapi-core';

import {findNearest} from '@openapi-portal/reports';
import {userTypes} from '../../../src/product/user-types';
import {LintNode, toKey} from '../lint-node';
import {findSecurity, isPublic, visitOperations} from '../operations';
import type {Report, StyleRule} from '../rule';

const REQUIRED = ['scope', 'user_types', 'records'];
const MEMBERS = [...REQUIRED, 'fields', 'note'];
const USER_TYPES: readonly string[] = userTypes.map(({id}) => id);
const RECORDS = ['all', 'own'];

const suggestFrom = (name: string, valid: readonly string[]): string[] => {
  const nearest = findNearest(name, valid);
  return nearest === undefined ? [] : [nearest];
};

function checkWord(word: LintNode, kind: string, valid: readonly string[], report: Report): void {
  const text = String(word.value);
  if (valid.includes(text)) return;
  const suggest = suggestFrom(text, valid);
  report({message: `"${text}" is not a ${kind}`, suggest, location: word.location});
}

function checkEntry(entry: LintNode, report: Report): void {
  for (const name of entry.keys.filter((key) => !MEMBERS.includes(key))) {
    const suggest = suggestFrom(name, MEMBERS);
    const location = toKey(entry.location.child(name));
    report({message: `x-access has no member "${name}"`, suggest, location});
  }
  const missing = REQUIRED.filter((name) => !entry.has(name));
  if (missing.length > 0) {
    report({
      message: `An entry of x-access has no ${missing.join(' and no ')}`,
      location: entry.location,
    });
  }
  const userTypes = entry.at('user_types');
  if (entry.has('user_types') && userTypes.items.length === 0) {
    report({message: 'An entry of x-access has no user types', location: userTypes.location});
  }
  for (const userType of userTypes.items) checkWord(userType, 'user type', USER_TYPES, report);
  if (entry.has('records')) checkWord(entry.at('records'), 'value of records', RECORDS, report);
}

interface Scope {
  readonly name: string;
  readonly location: Location;
}

const toScopes = (places: readonly LintNode[]): readonly Scope[] =>
  places.flatMap(({value, location}) =>
    typeof value === 'string' ? [{name: value, location}] : [],
  );

const listSecurityScopes = (security: LintNode): readonly Scope[] =>
  toScopes(security.items.flatMap(({entries}) => entries.flatMap(([, scopes]) => scopes.items)));

const toNames = (scopes: readonly Scope[]): readonly string[] => scopes.map(({name}) => name);

function checkScopes(access: readonly Scope[], security: readonly Scope[], report: Report): void {
  const [explained, allowed] = [toNames(access), toNames(security)];
  for (const {name, location} of access.filter((scope) => !allowed.includes(scope.name))) {
    const suggest = suggestFrom(name, allowed);
    report({
      message: `x-access contains the scope "${name}", but security does not`,
      suggest,
      location,
    });
  }
  for (const {name, location} of security.filter((scope) => !explained.includes(scope.name))) {
    report({message: `security contains the scope "${name}", but x-access does not`, location});
  }
}

function checkAccess(access: LintNode, security: LintNode | undefined, report: Report): void {
  for (const entry of access.items) checkEntry(entry, report);
  const scopes = toScopes(access.items.map((entry) => entry.at('scope')));
  checkScopes(scopes, security === undefined ? [] : listSecurityScopes(security), report);
}

/**
 * Requires a valid `x-access` for each operation that is not public. The reference shows the rights of user types
 * from `x-access` alone.
 */
export const accessShape: StyleRule = {
  name: 'access-shape',
  fix: 'give each scope of `security` an entry with `scope`, `user_types` and `records` (`all` or `own`)',
  createVisitor: () => {
    let contract: LintNode | undefined;
    return {
      Root(node, ctx) {
        contract = LintNode.from(node, ctx);
      },
      ...visitOperations((operation, {report}) => {
        const security = findSecurity(operation, contract);
        const access = operation.node.at('x-access');
        if (access.items.length > 0) {
          checkAccess(access, security, report);
        } else if (!isPublic(security)) {
          const message = `${operation.title} has no x-access, so readers do not know who may call it`;
          report({message, location: toKey(operation.node.location)});
        }
      }),
    };
  },
};
