import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';
import {stringify} from 'yaml';

import {compareWorking} from './compare-working';
import {toSmallContract} from './testing/small-contract';

const API = {id: 'Small', label: 'Small', route: 'docs/Small', contract: 'openapi/small.yaml'};

const toText = (version: string, words = 'Words.'): string =>
  stringify(toSmallContract(['version: 1.0.0', `version: ${version}`], ['Words.', words]));

/** Lists the version problems of a contract after release 1.0.0. */
async function findMistakes(
  contract: string,
  release = toText('1.0.0'),
): Promise<readonly string[]> {
  const siteDir = writeFiles({
    'openapi/small.yaml': contract,
    'openapi/releases/Small/1.0.0.yaml': release,
    'openapi/releases/Small/releases.yaml': stringify([
      {version: '1.0.0', date: '2026-01-01', summary: 'The first.'},
    ]),
  });
  return (await compareWorking(API, siteDir)).problems.map(({message}) => message);
}

it('accepts a raised version whose contract is not stored yet', async () => {
  expect(await findMistakes(toText('1.1.0', 'Other words.'))).toEqual([]);
  expect(await findMistakes(toText('1.0.1', 'Other words.'))).toEqual([]);
});

it('accepts a raised version before anything has changed', async () => {
  expect(await findMistakes(toText('1.1.0'))).toEqual([]);
});

it('rejects a change of the version of a release', async () => {
  expect(await findMistakes(toText('1.0.0', 'Other words.'))).toEqual([
    'The contract differs from release 1.0.0 (1 change, none breaking), but has the same version',
  ]);
});

it('reports a part that cannot be compared', async () => {
  const circular: [string, string] = [
    '{type: string, description: What it is called., maxLength: 50}',
    "{$ref: '#/components/schemas/Name'}",
  ];
  await expect(findMistakes(toText('1.1.0'), stringify(toSmallContract(circular)))).rejects.toThrow(
    /openapi\/small\.yaml:1:1 {2}The contract cannot be compared with release 1\.0\.0: #\/components\/schemas\/Name: refers to itself/,
  );
});

it('does not compare an API that was never released', async () => {
  const siteDir = writeFiles({'openapi/small.yaml': toText('3.2.1')});
  expect(await compareWorking(API, siteDir)).toEqual({version: '3.2.1', changes: [], problems: []});
});
