import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {readApis} from '../scripts/read-apis';
import {formatProblems} from '@openapi-portal/reports';
import {compareWorking, formatChanges, readAllReleases} from '@openapi-portal/openapi-releases';

const siteDir = path.resolve(__dirname, '..');
const apis = await readApis();

describe.each(apis)('the contract of the $label', (api) => {
  it('has the version that its changes since the last release require', async () => {
    const {changes, problems} = await compareWorking(api, siteDir);
    const report = `${formatProblems(api.contract, problems, siteDir)}\n${formatChanges(changes)}`;
    expect(problems, report).toEqual([]);
  });
});

it('every release can be read, and its version follows the previous one', async () => {
  const releases = await readAllReleases(apis, siteDir);
  expect([...releases.keys()]).toEqual(apis.map(({id}) => id));
});

it('the changelog names every unreleased contract, and no other', async () => {
  const page = fs.readFileSync(path.join(siteDir, 'docs-api/changelog.mdx'), 'utf8');
  const named = Array.from(
    page.matchAll(/Version (\S+)(?: of the [\w ]+)? is not yet released/g),
    ([, version]) => version,
  );
  const compared = await Promise.all(apis.map((api) => compareWorking(api, siteDir)));
  const ahead = compared.filter(
    ({version, last}) => last !== undefined && version !== last.version,
  );
  expect(named).toEqual(ahead.map(({version}) => version));
});
