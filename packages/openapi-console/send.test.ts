import {afterEach, expect, it, vi} from 'vitest';

import type {PreparedRequest} from '@openapi-portal/openapi-requests';
import {send} from './send';

const REQUEST: PreparedRequest = {
  server: 'https://ciso.acme.org',
  address: 'https://ciso.acme.org/users',
  keys: [],
  method: 'GET',
  headers: [['Accept', 'application/json']],
};

/** Mocks `fetch` and returns the mock. */
function watchFetch() {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(() =>
    Promise.resolve(new Response('{}')),
  );
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', new EventTarget());
  return fetch;
}

const run = (parts: Partial<PreparedRequest>) =>
  send({...REQUEST, ...parts}, new AbortController().signal, () => undefined);

afterEach(() => vi.unstubAllGlobals());

it.each<[string, Partial<PreparedRequest>]>([
  ['a header', {headers: [['Authorization', 'Bearer abc']]}],
  ['a parameter in a header', {headers: [['If-None-Match', '"a"']]}],
  ['a key in its address', {keys: ['key=abc']}],
  ['a body', {method: 'POST', body: '{}'}],
  ['a change', {method: 'DELETE'}],
])('sends %s to no other server', async (_name, parts) => {
  const fetch = watchFetch();
  await run(parts);
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]?.[0]).toMatchObject({redirect: 'manual', credentials: 'omit'});
});

it('follows the redirect of a request without any data of the reader', async () => {
  const fetch = watchFetch();
  await run({});
  expect(fetch.mock.calls[0]?.[0]).toMatchObject({redirect: 'follow', credentials: 'omit'});
});

it.each<[string, Partial<PreparedRequest>]>([
  ['a header without a name', {headers: [['', 'a']]}],
  ['a header with a space in its name', {headers: [['X Key', 'a']]}],
  ['a header of two lines', {headers: [['X-Key', 'a\nb']]}],
  ['a method that pages may not send', {method: 'TRACE'}],
])('says that the browser cannot send a request with %s', async (_name, parts) => {
  const fetch = watchFetch();
  const outcome = await run(parts);
  expect(outcome).toMatchObject({
    kind: 'failed',
    failure: {title: 'The browser cannot make this request'},
  });
  expect(fetch).not.toHaveBeenCalled();
});
