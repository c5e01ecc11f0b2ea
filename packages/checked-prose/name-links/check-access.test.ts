import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {describe, expect, it, onTestFinished} from 'vitest';

import type {AccessModel} from '../options';
import {findAccessProblems} from './check-access';
import {contract, toFixtureApi} from '../testing/fixture-api';

interface Rule {
  readonly scope: string;
  readonly user_types: readonly string[];
  readonly records: string;
}

function check(method: 'get' | 'patch', rule: Rule): readonly string[] {
  const document = structuredClone(contract);
  const operations = document.paths['/users/{user_id}'];
  Object.assign(operations.get, {'x-access': []});
  Object.assign(operations.patch, {'x-access': []});
  Object.assign(operations[method], {'x-access': [rule]});
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'access-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true}));
  const file = path.join(dir, 'small.json');
  fs.writeFileSync(file, JSON.stringify(document));
  const apis = [{...toFixtureApi(document), contract: file}];
  const found = findAccessProblems({
    apis,
    checks: {'Small-API': {access}},
  });
  return found.map(({message, fix}) => `${message} → ${fix}`);
}

const everybody = ['ciso', 'member', 'outsource', 'vendor', 'auditor'];

const access: AccessModel = {
  file: 'model/access.ts',
  userTypes: everybody,
  scopes: {
    'users.read': {
      area: 'users',
      level: 'read',
      isForReading: true,
      userTypes: ['ciso', 'member', 'auditor'],
    },
    profile: {area: 'profile', level: 'contribute', isForReading: false, userTypes: everybody},
  },
};

const READ = {scope: 'users.read', user_types: ['ciso', 'member', 'auditor'], records: 'all'};

describe('findAccessProblems', () => {
  it('accepts a contract that matches the product', () => {
    expect(check('get', READ)).toEqual([]);
    expect(check('patch', {scope: 'profile', user_types: everybody, records: 'own'})).toEqual([]);
  });

  it.each([
    [
      'a user type without the level',
      'get',
      {...READ, user_types: [...READ.user_types, 'vendor']},
      'get-user allows vendor with users.read, but its access level in users is below read → remove vendor from user_types, or raise the level in model/access.ts',
    ],
    [
      'a user type that is left out',
      'get',
      {...READ, user_types: ['ciso', 'member']},
      'get-user does not allow auditor with users.read, but its access level in users is read or higher → add auditor to user_types, or lower the level in model/access.ts',
    ],
    [
      'a user type that is none',
      'get',
      {...READ, user_types: [...READ.user_types, 'Auditor']},
      'get-user allows the unknown user type Auditor → write auditor',
    ],
    [
      'a scope that the product does not know',
      'get',
      {...READ, scope: 'user.read'},
      'get-user requires the scope user.read, which the product model does not define → write users.read',
    ],
    [
      'a change with a scope for reading',
      'patch',
      READ,
      'update-user changes data with users.read, which is a read-only scope → use a scope whose level in model/access.ts allows changes',
    ],
  ] as const)('reports %s', (_, method, rule, text) => expect(check(method, rule)).toEqual([text]));

  it('does not check an API whose scopes the product does not define', () => {
    expect(findAccessProblems({apis: [toFixtureApi()], checks: {}})).toEqual([]);
  });
});
