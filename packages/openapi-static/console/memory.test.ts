import {afterEach, expect, it, vi} from 'vitest';

import {NO_CREDENTIALS, withCredential} from './credentials';
import {toInitialForm} from './form';
import * as memory from './memory';
import {toModel} from './testing/models';

const CREDENTIALS = withCredential(NO_CREDENTIALS, 'https://ciso.acme.org', 'oauth2', {
  secret: 'abc',
  user: '',
});

/** Stands for a storage of the browser: whoever touches it fails the test. */
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

it('keeps what was put in without any storage of the browser', () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
    vi.stubGlobal(name, untouchable);
  }
  vi.stubGlobal('document', untouchable);
  const model = toModel();
  memory.rememberCredentials(model, CREDENTIALS);
  memory.rememberForm(model, {...toInitialForm(model), values: {'query a': 'b'}});
  expect(memory.recallCredentials(model)).toEqual(CREDENTIALS);
  expect(memory.recallForm(model).values).toEqual({'query a': 'b'});
});

it('shares the server and credentials among the operations of an API', () => {
  const choice = {template: undefined, other: 'https://ciso.acme.org', variables: {}};
  memory.rememberServer(toModel(), choice);
  memory.rememberCredentials(toModel(), CREDENTIALS);
  const sibling = toModel({path: '/others'});
  expect(memory.recallServer(sibling)).toEqual(choice);
  expect(memory.recallCredentials(sibling)).toEqual(CREDENTIALS);
});

it('offers nothing of one API to another', () => {
  const stranger = toModel({api: 'Other 1.0.0'});
  expect(memory.recallCredentials(stranger)).toEqual(NO_CREDENTIALS);
  expect(memory.recallServer(stranger).template).toBe('https://api.test.example.org');
});

it('forgets a server of the contract that an operation does not have', () => {
  const model = toModel({api: 'Third 1'});
  memory.rememberServer(model, {template: 'https://gone.example.org', other: '', variables: {}});
  expect(memory.recallServer(model).template).toBe('https://api.test.example.org');
});
