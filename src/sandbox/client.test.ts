import createClient from 'openapi-fetch';
import {expect, it} from 'vitest';

import type {paths} from '../../openapi/ciso-api';

import {openSandbox, PEOPLE} from './testing/open-sandbox';

/** The client uses the types that readers download, so the test also checks that these types compile. */
it('serves a generated client: invite, extend, list, delete', async () => {
  const api = await openSandbox();
  const client = createClient<paths>({
    baseUrl: 'http://localhost/v1',
    headers: {Authorization: 'Bearer sandbox-ciso'},
    fetch: api.fetch,
  });

  const invited = await client.POST('/users', {
    body: {
      email: 'ada@example.net',
      given_name: 'Ada',
      family_name: 'Example',
      user_type: 'outsource',
      organization_name: 'Northwind Assurance',
      sponsor_user_id: PEOPLE.member,
      access_expires_at: api.toDate(30),
    },
  });
  expect(invited.response.status).toBe(201);
  const id = invited.data?.id ?? '';
  const path = {user_id: id};

  const extended = await client.PATCH('/users/{user_id}', {
    params: {
      path,
      header: {
        'If-Match': invited.response.headers.get('ETag') ?? '',
        'Content-Type': 'application/merge-patch+json',
      },
    },
    body: {access_expires_at: api.toDate(60)},
  });
  expect(extended.data?.access_expires_at).toBe(api.toDate(60));

  const {data} = await client.GET('/users', {params: {query: {user_type: 'outsource'}}});
  expect(data?.items.map((user) => user.id)).toContain(id);

  const refused = await client.DELETE('/users/{user_id}', {
    params: {path, header: {'If-Match': '"old"'}},
  });
  expect(refused.error).toMatchObject({
    status: 412,
    current_etag: extended.response.headers.get('ETag'),
  });

  const wrong = await client.POST('/users', {
    body: {email: 'x', given_name: 'A', family_name: 'B', user_type: 'member'},
  });
  const fields =
    wrong.error?.type === 'https://docs.example.com/problems/validation-error'
      ? wrong.error.errors.map(({pointer}) => pointer)
      : [];
  expect(fields).toEqual(['/email']);

  const deleted = await client.DELETE('/users/{user_id}', {
    params: {path, header: {'If-Match': extended.response.headers.get('ETag') ?? ''}},
  });
  expect(deleted.response.status).toBe(204);
  expect(api.bugs).toEqual([]);
});
