import {expect, it} from 'vitest';

import {contract, toFixtureApi} from '../testing/fixture-api';
import {formatFound} from '@openapi-portal/reports/testing';

import {readSite} from '../testing/read-site';

import {findDeprecated} from './api-names';

function check(text: string, document: object = contract): string {
  const site = readSite({'docs/a.mdx': `---\ntitle: A\n---\n\n${text}\n`});
  return formatFound(findDeprecated({...site, apis: [toFixtureApi(document)]}), site.siteDir);
}

it('warns about a deprecated field, in an element and in inline code', () => {
  const element = check('<Field of="update-user" path="request.nickname"/>');
  expect(element).toContain('docs/a.mdx:5:1  The field nickname of update-user is deprecated');
  expect(element).toContain(
    '→ use its replacement, or name it only where the page explains the deprecation',
  );
  expect(check('A `nickname`.')).toContain('docs/a.mdx:5:3  The field nickname is deprecated');
});

it('warns about a deprecated operation', () => {
  const document = structuredClone(contract);
  Object.assign(document.paths['/users/{user_id}'].get, {deprecated: true});
  expect(check('Call `get-user`', document)).toContain('The operation get-user is deprecated');
});

it('ignores names that are not deprecated or not in a contract', () => {
  expect(check('`get-user` `email` `status` <Operation id="gone"/>')).toBe('');
});
