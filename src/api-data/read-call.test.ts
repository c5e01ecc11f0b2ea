import fs from 'node:fs';
import path from 'node:path';

import {afterEach, expect, it, vi} from 'vitest';

import {siteDir as repository} from '../../scripts/site';
import {shownCall} from '../pages/_home/call';
import {writeFiles} from '@openapi-portal/reports/testing';
import {readCall} from './read-call';

afterEach(() => vi.unstubAllEnvs());

const source = fs.readFileSync(path.join(repository, shownCall.contract), 'utf8');

const writeSite = (text: string): string => writeFiles({[shownCall.contract]: text});

it('reports a call that the contract no longer has, with location and fix', async () => {
  const renamed = source.replace('operationId: create-user', 'operationId: create-users');
  const siteDir = writeSite(renamed);
  const line = renamed.split('\n').indexOf('paths:') + 2;
  await expect(readCall(siteDir)).rejects.toThrow(
    [
      '1 problem in the home page:',
      '',
      `  openapi/ciso-api.yaml:${line}:3  The home page shows a call, but the operation create-user is missing`,
      '    → write create-users in src/pages/_home/call.ts',
    ].join('\n'),
  );
});

it('reads a contract again once it has changed', async () => {
  const siteDir = writeSite(source);
  await readCall(siteDir);
  const changed = source.replace('summary: Invite external staff', 'summary: Invite a tester');
  fs.writeFileSync(path.join(siteDir, shownCall.contract), changed);
  expect((await readCall(siteDir)).summary).toBe('Invite a tester');
});

it('sends the call to the configured installation', async () => {
  vi.stubEnv('API_SERVER_URL', 'https://cyberview.example.org/ciso/v1');
  expect((await readCall(writeSite(source))).request).toBe('POST /ciso/v1/users');
});
