import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {contract, toFixtureApi} from '../testing/fixture-api';
import {formatFound} from '@openapi-portal/reports/testing';

import {readSite} from '../testing/read-site';

import {findUnmentioned} from './coverage';

const COVERAGE = {schemas: ['User'], gaps: 'openapi/gaps.yaml'};

const EVERYTHING =
  '`get-user` `update-user` `email` `nickname` `user-not-found` and the scope `users.read`';

function check(text: string, gaps = ''): string {
  const files = {'docs/a.mdx': `---\ntitle: A\n---\n\n${text}\n`, 'openapi/gaps.yaml': gaps};
  const site = readSite(files);
  const file = path.join(site.siteDir, 'openapi/small.json');
  fs.writeFileSync(file, JSON.stringify(contract, undefined, 2));
  const apis = [{...toFixtureApi(), contract: file}];
  const checks = {'Small-API': {coverage: COVERAGE}};
  const found = findUnmentioned({...site, apis, checks});
  return formatFound(found, site.siteDir);
}

const without = (name: string): string => EVERYTHING.replace(`\`${name}\``, '');

describe('findUnmentioned', () => {
  it('accepts pages that mention every name', () => expect(check(EVERYTHING)).toBe(''));

  it.each([
    ['get-user', 'operation get-user'],
    ['email', 'field User.email'],
    ['user-not-found', 'problem type user-not-found'],
    ['users.read', 'scope users.read'],
  ])('reports a missing mention of %s', (name, subject) => {
    const report = check(without(name));
    expect(report).toContain(`No page mentions the ${subject}`);
    expect(report).toContain(`or add "${subject}" with a reason to openapi/gaps.yaml`);
    expect(report.match(/No page/g)).toHaveLength(1);
  });

  it('names the location in the contract', () => {
    const line = JSON.stringify(contract, undefined, 2)
      .split('\n')
      .findIndex((text) => text.includes('"email"'));
    expect(check(without('email'))).toContain(`openapi/small.json:${line + 1}:`);
  });

  it.each([
    ['an element', '<Field of="update-user" path="request.email"/>'],
    ['a link', '[it](/docs/API/Small-API/get-user)'],
    ['a request', '`GET /users/{user_id}`'],
  ])('counts %s as a mention', (_, text) => {
    const name = text.includes('email') ? 'email' : 'get-user';
    expect(check(`${without(name)} ${text}`)).toBe('');
  });

  it('does not count an element of another API as a mention', () => {
    const text = `${without('get-user')} <Operation id="get-user" api="Second-API"/>`;
    expect(check(text)).toContain('No page mentions the operation get-user');
  });

  it('accepts an omission with a reason', () => {
    expect(check(without('nickname'), 'field User.nickname: it goes with the next version')).toBe(
      '',
    );
  });

  it.each([
    [
      'without a reason',
      'field User.nickname:',
      'The exception for the field User.nickname has no reason',
    ],
    [
      'that is none',
      'field User.email: because',
      'A page now mentions the field User.email, so this exception is not needed',
    ],
    [
      'of a name that the contract lost',
      'field User.gone: because',
      'The contract has no field User.gone',
    ],
  ])('reports an omission %s', (_, gaps, message) => {
    expect(check(without('nickname'), gaps)).toContain(`openapi/gaps.yaml:1:1  ${message}`);
  });

  it('reports an omission at its own line, not at a line that starts with its name', () => {
    const gaps = "field User.email_verified: because\n'field User.email': because\n";
    const report = check(without('nickname'), gaps);
    expect(report).toContain(
      'openapi/gaps.yaml:1:1  The contract has no field User.email_verified',
    );
    expect(report).toContain(
      'openapi/gaps.yaml:2:1  A page now mentions the field User.email, so this exception is not needed',
    );
  });

  it.each([
    ['no YAML', 'field User.nickname: "open', '1:27  The YAML cannot be read: Missing closing'],
    ['twice the same', 'a: b\na: c', '2:1  The YAML cannot be read: Map keys must be unique'],
    ['a list', '- field User.nickname', '1:1  The YAML cannot be read: write keys with values'],
  ])(
    'reports omissions that are %s, and requires no mentions until they are valid',
    (_, gaps, message) => {
      const report = check(without('nickname'), gaps);
      expect(report).toContain(`openapi/gaps.yaml:${message}`);
      expect(report).not.toContain('No page mentions');
    },
  );

  it('does not check an API without `schemas`', () => {
    const site = readSite({'docs/a.mdx': '---\ntitle: A\n---\n'});
    expect(findUnmentioned({...site, apis: [toFixtureApi()]})).toEqual([]);
  });
});
