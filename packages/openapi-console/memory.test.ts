import {afterEach, expect, it, vi} from 'vitest';

import {NO_CREDENTIALS, withCredential} from './credentials';
import {buildInitialForm} from '@openapi-portal/openapi-requests';
import {forgetAll, isKnownReachable, recallInput, rememberReachable, rememberInput} from './memory';
import {toModel} from '@openapi-portal/openapi-requests/testing';

const CREDENTIALS = withCredential(NO_CREDENTIALS, 'https://ciso.acme.org', 'oauth2', {
  secret: 'abc',
  user: '',
});

/** A mock of browser storage that fails the test on any access. */
const untouchable = new Proxy(
  {},
  {
    get() {
      throw new Error('a storage was read');
    },
    set() {
      throw new Error('a storage was written');
    },
  },
);

afterEach(() => vi.unstubAllGlobals());

it('keeps entered values without browser storage', () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
    vi.stubGlobal(name, untouchable);
  }
  vi.stubGlobal('document', untouchable);
  const model = toModel();
  const form = {...buildInitialForm(model), values: {'query a': 'b'}};
  rememberInput(model, {credentials: CREDENTIALS});
  rememberInput(model, {form});
  expect(recallInput(model)).toMatchObject({credentials: CREDENTIALS, form});
});

it('shares the server and credentials among the operations of an API', () => {
  const choice = {template: undefined, other: 'https://ciso.acme.org', variables: {}};
  rememberInput(toModel(), {server: choice});
  rememberInput(toModel(), {credentials: CREDENTIALS});
  const sibling = toModel({path: '/others'});
  expect(recallInput(sibling)).toMatchObject({server: choice, credentials: CREDENTIALS});
});

it('shares nothing between APIs', () => {
  const stranger = toModel({api: 'Other 1.0.0'});
  expect(recallInput(stranger).credentials).toEqual(NO_CREDENTIALS);
  expect(recallInput(stranger).server.template).toBe('https://api.test.example.org');
});

it('forgets a server of the contract that an operation does not have', () => {
  const model = toModel({api: 'Third 1'});
  const server = {template: 'https://gone.example.org', other: '', variables: {}};
  rememberInput(model, {server});
  expect(recallInput(model).server.template).toBe('https://api.test.example.org');
});

it('forgets all values of every API at once', () => {
  const models = [toModel({api: 'Fourth'}), toModel({api: 'Fifth'})];
  const server = {template: undefined, other: 'https://ciso.acme.org', variables: {}};
  for (const model of models) {
    const form = {...buildInitialForm(model), values: {'query a': 'b'}};
    rememberInput(model, {form, server, credentials: CREDENTIALS});
  }
  rememberReachable('https://ciso.acme.org');
  forgetAll();
  for (const model of models) {
    expect(recallInput(model)).toEqual({
      form: buildInitialForm(model),
      server: {template: 'https://api.test.example.org', other: '', variables: {}},
      credentials: NO_CREDENTIALS,
    });
  }
  expect(isKnownReachable('https://ciso.acme.org')).toBe(false);
});
