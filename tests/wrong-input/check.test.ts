import fs from 'node:fs/promises';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {siteDir} from '../../scripts/site';
import {copySite, type SiteCopy} from '../site-copy';

const CONTRACT = 'openapi/ciso-api.yaml';
const ERRORS = 'docs-api/errors.mdx';
const START = 'Write your program around `type`.';

type Result = Awaited<ReturnType<SiteCopy['run']>>;

let site: SiteCopy;

beforeAll(async () => {
  site = await copySite('wrong-check');
  // `copySite` leaves out `bench/`, but `npm run check` also reads `bench/README.md`.
  await fs.symlink(path.join(siteDir, 'bench'), path.join(site.dir, 'bench'));
});

afterAll(() => site.remove());

describe('npm run check', () => {
  let result: Result;

  beforeAll(async () => {
    const mistakes =
      'Cyberview has `sponser_user_id` and `creat-user`: see [the limits](./limit.mdx)';
    await site.replace(ERRORS, START, `${START} ${mistakes}.`);
    await site.replace(ERRORS, '{/* #content-too-large */}', '{/* #too-large */}');
    await site.replace(ERRORS, '**What to do.** Wait a few seconds', 'Wait a few seconds');
    await site.replace('openapi/ciso-api.d.ts', '"/company": {', '"/companies": {');
    await site.replace('docs/user-types/ciso.mdx', 'description:', 'descripton:');
    result = await site.run('scripts/check.ts');
  });

  it.each([
    [/errors\.mdx:8:\d+ {2}"Cyberview" is not in the dictionary/, 'write CyberView'],
    [/errors\.mdx:8:\d+ {2}The name sponser_user_id/, 'write sponsor_user_id'],
    [/errors\.mdx:8:\d+ {2}The name creat-user/, 'write create-user'],
    [/errors\.mdx:8:\d+ {2}The page \.\/limit\.mdx does not exist/, 'write ./limits.mdx'],
    [/ciso\.mdx:3:1 {2}.*descripton/, 'description'],
    [/ciso-api\.yaml:\d+:\d+ {2}.* no section #content-too-large/, 'add `### content-too-large'],
    [/errors\.mdx:\d+:1 {2}.* request-in-progress has no remedy/, '**What to do.**'],
    [/ciso-api\.d\.ts:6:1 {2}The types do not match openapi/, 'run `npm run api:types`'],
  ])('reports immediately, with location and fix: %s', (message, fix) => {
    expect(result.output).toMatch(message);
    expect(result.output).toContain(fix);
    expect(result.output).not.toContain('node_modules');
    expect(result.status).toBe(1);
  });

  it('reports problems of pages also while a contract has an error', async () => {
    await site.replace(CONTRACT, '  title: Ciso API', '  titel: Ciso API');
    const {output, status} = await site.run('scripts/check.ts');
    for (const text of ['did you mean title?', 'write ./limits.mdx', 'write CyberView'])
      expect(output).toContain(text);
    expect(status).toBe(1);
  });
});
