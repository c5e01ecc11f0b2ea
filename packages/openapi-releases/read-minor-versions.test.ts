import {writeFiles} from '@openapi-portal/reports/testing';
import {stringify} from 'yaml';
import {expect, it} from 'vitest';

import type {Release} from './change';
import {listNewestReleases, readMinorVersions} from './read-minor-versions';
import {toSmallContract} from './testing/small-contract';

const toRelease = (version: string): Release => ({
  version,
  date: '2026-01-01',
  summary: '',
  document: undefined,
  changes: [],
});

it('lists the newest release of each minor version, newest first', () => {
  const releases = ['1.0.0', '1.0.10', '1.0.9', '1.1.0', '1.10.0', '2.0.0'].map(toRelease);
  expect(listNewestReleases(releases).map(({version}) => version)).toEqual([
    '2.0.0',
    '1.10.0',
    '1.1.0',
    '1.0.10',
  ]);
});

const toContract = (version: string, ...more: readonly (readonly [string, string])[]): string =>
  stringify(toSmallContract(['version: 1.0.0', `version: ${version}`], ...more));

const SITE = {
  'openapi/releases/Small/releases.yaml': stringify(
    ['1.0.1', '1.0.0', '2.0.0'].map((version) => ({version, date: '2026-01-01', summary: 'A.'})),
  ),
  'openapi/releases/Small/1.0.0.yaml': toContract('1.0.0'),
  'openapi/releases/Small/1.0.1.yaml': toContract('1.0.1', ['What it is called.', 'Its name.']),
  'openapi/releases/Small/2.0.0.yaml': toContract(
    '2.0.0',
    ['What it is called.', 'Its name.'],
    ['required: [name]', 'required: [name, kind]'],
  ),
};

const api = {id: 'Small', label: 'Small', route: 'api/Small', contract: 'small.yaml'};

it('returns for each minor version its contract, and the releases that changed an operation', async () => {
  const lines = await readMinorVersions(api, writeFiles(SITE), '/changelog');
  expect(lines.map(({name, version, contract}) => [name, version, contract])).toEqual([
    ['2.0', '2.0.0', 'openapi/releases/Small/2.0.0.yaml'],
    ['1.0', '1.0.1', 'openapi/releases/Small/1.0.1.yaml'],
  ]);
  const changedIn = lines.map(({versions}) =>
    versions.get('post /things')?.changedIn.map(({title, href}) => [title, href]),
  );
  expect(changedIn).toEqual([[['2.0.0', '/changelog#Small-2.0.0']], []]);
});

it('finds none without releases', async () => {
  expect(await readMinorVersions(api, writeFiles({}), '/changelog')).toEqual([]);
});
