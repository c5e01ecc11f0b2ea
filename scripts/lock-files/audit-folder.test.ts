import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import {text} from 'node:stream/consumers';

import {formatProblems} from '@openapi-portal/reports';
import {writeFiles} from '@openapi-portal/reports/testing';
import {type LocalServer, startLocally} from '@openapi-portal/reports/testing/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {siteDir} from '../site';
import {auditFolder, compareFindings, listLockedFolders, readKnownFindings} from './audit-folder';

const ADVISORY = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Runs what it reads',
  severity: 'high',
  vulnerable_versions: '<2.0.0',
};

const KNOWN = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'a',
  folder: '.',
  reason: 'It reads files of ours alone',
};

/** Sends the mock registry's response to a request of npm. */
let answer: (response: http.ServerResponse) => void;

let registry: LocalServer;

const entry = (dependencies = {}) => ({version: '1.0.0', integrity: 'sha512-AAAA', dependencies});

/** Creates a folder that depends on `a` and `b`, where `b` also depends on `a`. */
const makeFolder = (): string =>
  writeFiles({
    'package.json': JSON.stringify({name: 'site', dependencies: {a: '1.0.0', b: '1.0.0'}}),
    'package-lock.json': JSON.stringify(
      {
        name: 'site',
        lockfileVersion: 3,
        packages: {
          '': {name: 'site', dependencies: {a: '1.0.0', b: '1.0.0'}},
          'node_modules/a': entry(),
          'node_modules/b': entry({a: '1.0.0'}),
        },
      },
      null,
      2,
    ),
  });

beforeEach(async () => {
  registry = await startLocally((request, response) => {
    request.resume().on('end', () => answer(response));
  });
  vi.stubEnv('npm_config_registry', `${registry.origin}/`);
  vi.stubEnv('npm_config_fetch_retries', '0');
  vi.stubEnv('npm_config_cache', writeFiles({}));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await registry.close();
});

const toJson = (response: http.ServerResponse, body: object): void => {
  response.writeHead(200, {'Content-Type': 'application/json'}).end(JSON.stringify(body));
};

/** Responds to an audit with advisories, and to a request for a package with its versions. */
const answerWith = (advisories: object) => (response: http.ServerResponse) => {
  const [, name = ''] = /^\/(\w)$/.exec(response.req.url ?? '') ?? [];
  const versions = {
    '1.0.0': {name, version: '1.0.0', dependencies: name === 'b' ? {a: '1.0.0'} : {}},
  };
  toJson(response, name === '' ? advisories : {name, versions});
};

describe('the findings of a registry', () => {
  it('are reported once, each with its package', async () => {
    answer = answerWith({a: [ADVISORY]});
    expect(await auditFolder(makeFolder())).toEqual([
      {id: KNOWN.id, package: 'a', title: ADVISORY.title},
    ]);
  });

  it('can be none', async () => {
    answer = answerWith({});
    expect(await auditFolder(makeFolder())).toEqual([]);
  });

  it.each([405, 404, 500])('are not reported if the registry returns %i', async (status) => {
    answer = (response) => response.writeHead(status).end();
    expect(await auditFolder(makeFolder())).toContain(`${status}`);
  });

  it('are not reported if the registry does not respond', async () => {
    answer = (response) => response.destroy();
    expect(typeof (await auditFolder(makeFolder()))).toBe('string');
  });
});

describe('a finding', () => {
  const finding = {id: KNOWN.id, package: 'a', title: ADVISORY.title};
  const report = (findings: readonly (typeof finding)[], known: readonly (typeof KNOWN)[]) => {
    const dir = makeFolder();
    const list = path.join(dir, 'known-findings.json');
    fs.writeFileSync(list, JSON.stringify(known, null, 2));
    const problems = compareFindings(dir, findings, readKnownFindings(list), list);
    return problems.length === 0 ? '' : formatProblems('the packages', problems, dir);
  };

  it('that is listed is no error', () => {
    expect(report([finding], [KNOWN])).toBe('');
    expect(report([], [])).toBe('');
  });

  it('that is not listed, and an outdated entry, are reported with their locations', () => {
    const other = {...KNOWN, package: 'b'};
    expect(report([finding], [other])).toMatchInlineSnapshot(`
      "2 problems in the packages:

        known-findings.json:3:11  GHSA-aaaa-bbbb-cccc of b is no longer found in .
          → remove the entry
        package-lock.json:12:6  a has a known vulnerability, GHSA-aaaa-bbbb-cccc: Runs what it reads
          → use a version without it, or explain in known-findings.json why it does not matter here
      "
    `);
  });

  it('is not accepted without a reason', () => {
    expect(() => report([finding], [{...KNOWN, reason: ' '}])).toThrow(
      'each finding needs id, package, folder, reason, but one is {"id":"GHSA-aaaa-bbbb-cccc"',
    );
  });
});

describe('npm run lint:packages', () => {
  const lint = async () => {
    const jiti = path.join(siteDir, 'node_modules/jiti/lib/jiti-cli.mjs');
    const args = [jiti, 'scripts/lint-packages.ts'];
    const child = spawn(process.execPath, args, {cwd: siteDir});
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    const [status] = (await once(child, 'exit')) as [number];
    return {status, said: (await said).join('')};
  };

  it('fails if a listed finding no longer exists', async () => {
    answer = answerWith({});
    const {status, said} = await lint();
    expect(status).toBe(1);
    for (const {id, folder} of readKnownFindings()) {
      expect(said).toContain(`${id} of serialize-javascript is no longer found in ${folder}`);
    }
  });

  it('reports that it could not check if the registry does not respond', async () => {
    answer = (response) => response.writeHead(405).end();
    const {status, said} = await lint();
    expect(said).toContain('Not checked for known vulnerabilities: 405');
    expect(status).toBe(0);
  });
});

it('lists findings of folders with a lock file that has the package', () => {
  const folders = listLockedFolders(siteDir);
  for (const {folder, package: name} of readKnownFindings()) {
    const dir = path.join(siteDir, folder);
    expect(folders).toContain(dir);
    const lock = fs.readFileSync(path.join(dir, 'package-lock.json'), 'utf8');
    expect(lock).toContain(`node_modules/${name}"`);
  }
});
