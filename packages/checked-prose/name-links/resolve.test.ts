import {describe, expect, it} from 'vitest';

import {toFixtureApi} from '../testing/fixture-api';
import type {ElementName, KnownApi} from '@openapi-portal/api-names';
import {moveToFront, resolve} from './resolve';

const apis = [toFixtureApi()];

const find = (kind: ElementName | 'code', values: Readonly<Record<string, string>>) =>
  resolve({kind, values, line: 1, column: 1}, apis);

const USER = '/docs/API/Small-API/update-user';

describe('resolve', () => {
  it('finds an operation by its id', () => {
    expect(find('Operation', {id: 'get-user'})).toMatchObject({
      kind: 'operation',
      operation: {method: 'get', path: '/users/{user_id}', href: '/docs/API/Small-API/get-user'},
    });
  });

  it.each([
    ['request.email', 'request-body.email'],
    ['response.email', 'responses.200.email'],
    ['parameters.user_id', 'parameters.path.user_id'],
    ['responses.200.email', 'responses.200.email'],
  ])('finds the field %s at %s', (path, anchor) => {
    expect(find('Field', {of: 'update-user', path})).toMatchObject({
      kind: 'field',
      operation: {href: USER},
      field: {anchor},
    });
  });

  it('returns the type and constraints of a field', () => {
    expect(find('Field', {of: 'update-user', path: 'request.email'})).toMatchObject({
      field: {type: 'string, email', constraints: ['at most 254 characters']},
    });
  });

  it('finds a problem type and a schema', () => {
    const href = '/docs/API/Small-API/#problem-user-not-found';
    expect(find('Problem', {type: 'user-not-found'})).toMatchObject({problem: {href}});
    expect(find('Schema', {name: 'User'})).toMatchObject({
      href: '/docs/API/Small-API/get-user#responses.200',
    });
  });

  it.each(['get-user', 'GET /users/{user_id}', '/users/{user_id}', 'user-not-found'])(
    'recognises %s in inline code',
    (text) => expect(find('code', {text})).toHaveProperty('kind'),
  );

  it.each(['get', 'users', '/etc/passwd', 'GET', 'nickname', '{user_id}'])(
    'ignores %s in inline code',
    (text) => expect(find('code', {text})).toBeUndefined(),
  );

  it.each([
    ['Operation', {id: 'get-usr'}, 'The contract has no operation get-usr → write get-user'],
    [
      'Operation',
      {id: 'Get-User'},
      'The contract has no operation Get-User in this letter case → write get-user',
    ],
    [
      'Operation',
      {id: 'dance'},
      'The contract has no operation dance → write one of get-user, update-user',
    ],
    [
      'Field',
      {of: 'update-user', path: 'request.emial'},
      'The contract has no field request.emial of update-user → write request.email of update-user',
    ],
    [
      'Field',
      {of: 'updat-user', path: 'request.email'},
      'The contract has no operation updat-user → write update-user',
    ],
    [
      'Problem',
      {type: 'user-missing'},
      'The contract has no problem type user-missing → write one of user-not-found',
    ],
    ['Schema', {name: 'Usr'}, 'The contract has no schema Usr → write User'],
    [
      'code',
      {text: 'PUT /users/{user_id}'},
      'The contract has no request PUT /users/{user_id} → write GET /users/{user_id}',
    ],
    [
      'code',
      {text: '/users/{id}'},
      'The contract has no path /users/{id} → write one of /users/{user_id}',
    ],
    [
      'Field',
      {of: 'get-user'},
      '<Field> needs `path` → write <Field of="…" path="…"/>, with quoted text as values of path="…"',
    ],
  ] as const)('reports the error in %s %o', (kind, values, text) => {
    const {message, fix} = find(kind, values) as {message: string; fix: string};
    expect(`${message} → ${fix}`).toBe(text);
  });

  it.each([
    ['Operation', {id: 'read-user'}],
    ['Field', {of: 'read-user', path: 'response.email'}],
    ['code', {text: 'read-user'}],
  ] as const)('names the new id if %s %o has a former id', (kind, values) => {
    expect(find(kind, values)).toEqual({
      message: 'The contract has no operation read-user',
      fix: 'write get-user, its new name',
    });
  });

  describe('with two contracts that share names', () => {
    const text = JSON.stringify(toFixtureApi()).replaceAll('Small-API', 'Second-API');
    const both = [...apis, JSON.parse(text) as KnownApi];
    const findIn = (kind: ElementName | 'code', values: Readonly<Record<string, string>>) =>
      resolve({kind, values, line: 1, column: 1}, both);

    it.each([
      ['Operation', {id: 'get-user'}, {operation: {href: '/docs/API/Small-API/get-user'}}],
      ['Field', {of: 'get-user', path: 'response.email'}, {field: {anchor: 'responses.200.email'}}],
      ['Schema', {name: 'User'}, {href: '/docs/API/Small-API/get-user#responses.200'}],
    ] as const)('takes %s %o from the first contract', (kind, values, target) => {
      expect(findIn(kind, values)).toMatchObject(target);
    });

    it("prefers names of the page's API, then uses other APIs", () => {
      const [small, second] = both as [KnownApi, KnownApi];
      const order = moveToFront('Second-API', [small, {...second, problems: []}]);
      const findFirst = (kind: ElementName, values: Readonly<Record<string, string>>) =>
        resolve({kind, values, line: 1, column: 1}, order);
      expect(findFirst('Operation', {id: 'get-user'})).toMatchObject({
        operation: {href: '/docs/API/Second-API/get-user'},
      });
      expect(findFirst('Problem', {type: 'user-not-found'})).toMatchObject({
        problem: {href: '/docs/API/Small-API/#problem-user-not-found'},
      });
    });

    it('takes a field from the first contract whose operation has it', () => {
      const [small, second] = both as [KnownApi, KnownApi];
      const bare = small.operations.map((operation) => ({...operation, fields: []}));
      const [first] = [{...small, operations: bare}];
      const reference = {kind: 'Field', values: {of: 'get-user', path: 'response.email'}} as const;
      expect(resolve({...reference, line: 1, column: 1}, [first, second])).toMatchObject({
        operation: {href: '/docs/API/Second-API/get-user'},
      });
    });

    it('says which contracts do not have the name', () => {
      expect(findIn('Operation', {id: 'get-usr'})).toEqual({
        message: 'The contracts of Small-API and Second-API have no operation get-usr',
        fix: 'write get-user',
      });
      expect(findIn('Field', {of: 'get-user', path: 'response.emial'})).toMatchObject({
        message: 'The contract of Small-API has no field response.emial of get-user',
      });
    });

    it.each(['Small-API', 'Second-API'])(
      'uses the names of %s if the element selects it',
      (api) => {
        const href = `/docs/API/${api}/get-user`;
        expect(findIn('Operation', {id: 'get-user', api})).toMatchObject({operation: {href}});
        const field = findIn('Field', {of: 'get-user', path: 'response.email', api});
        expect(field).toMatchObject({kind: 'field', operation: {href}});
        const schema = {href: `${href}#responses.200`};
        expect(findIn('Schema', {name: 'User', api})).toMatchObject(schema);
        const problem = {href: `/docs/API/${api}/#problem-user-not-found`};
        expect(findIn('Problem', {type: 'user-not-found', api})).toMatchObject({problem});
      },
    );

    it('prefers the first API for inline code and problem types', () => {
      const operation = {href: '/docs/API/Small-API/get-user'};
      expect(findIn('code', {text: 'get-user'})).toMatchObject({operation});
      expect(findIn('code', {text: 'GET /users/{user_id}'})).toMatchObject({operation});
      const problem = {href: '/docs/API/Small-API/#problem-user-not-found'};
      expect(findIn('Problem', {type: 'user-not-found'})).toMatchObject({problem});
    });

    it('reports an unknown API, and a name that the selected API lacks', () => {
      const unknown = {fix: 'write Second-API'};
      expect(findIn('Schema', {name: 'User', api: 'Secnd-API'})).toMatchObject(unknown);
      const message = 'The contract of Second-API has no schema Usr';
      const missing = {message, fix: 'write User'};
      expect(findIn('Schema', {name: 'Usr', api: 'Second-API'})).toEqual(missing);
    });
  });

  it('recognises no names if no API is published', () => {
    const code = {kind: 'code', values: {text: 'GET /users'}, line: 1, column: 1} as const;
    expect(resolve(code, [])).toBeUndefined();
  });
});
