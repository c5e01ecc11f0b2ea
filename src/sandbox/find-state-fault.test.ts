import path from 'node:path';

import {readContract} from '@openapi-portal/openapi-model/reading';
import {buildSandboxModel} from '@openapi-portal/openapi-sandbox/model';
import {expect, it} from 'vitest';

import {createFindFault} from './find-state-fault';
import {toFirstState} from './seed-records';
import type {State} from './store';

const model = buildSandboxModel(await readContract(path.resolve('openapi/ciso-api.yaml')));
const findFault = createFindFault(model);
const STATE = toFirstState(model);

const changeUser = (change: object): State => ({
  ...STATE,
  accounts: STATE.accounts.map((account, index) =>
    index === 1 ? {...account, ...change} : account,
  ),
});

const KEPT = {body: '', answer: {status: 7}, at: 1};

it('accepts a valid state', () => {
  expect(findFault(STATE)).toBeUndefined();
});

it('accepts a state with more stored responses than can be validated in 50 ms', () => {
  const kept = Array.from({length: 20_000}, (_, index) => [
    `key ${index}`,
    {...KEPT, answer: {status: 201}},
  ]);
  expect(findFault({...STATE, kept: Object.fromEntries(kept) as object})).toBeUndefined();
});

it.each([
  [[], '', 'must be an object'],
  [{...STATE, at: 1e300}, '/at', 'must be at most 253402300799999'],
  [{...STATE, accounts: {}}, '/accounts', 'must be an array'],
  [{...STATE, accounts: [null]}, '/accounts/0', 'must be an object'],
  [{...STATE, profile: {record: {}, revision: 0}}, '/profile/record/legal_name', 'is required'],
  [changeUser({email: 7}), '/accounts/1/email', 'must be text'],
  [changeUser({revision: -1}), '/accounts/1/revision', 'must be at least 0'],
  [{...STATE, kept: {'a/b': KEPT}}, '/kept/a~1b/answer/status', 'must be at least 200'],
])('finds the first error in an invalid state: %#', (state, pointer, message) => {
  expect(findFault(state)).toEqual({pointer, message});
});
