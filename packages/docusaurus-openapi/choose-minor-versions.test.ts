import {expect, it} from 'vitest';

import {checkMinorVersions, chooseMinorVersions, buildOlderApi} from './choose-minor-versions';

const named = (...names: readonly string[]) => names.map((name) => ({name}));

it('chooses the newest four minor versions in addition to the minor version of the contract, unless the site lists others', () => {
  const known = named('2.1', '2.0', '1.3', '1.2', '1.1', '1.0');
  expect(chooseMinorVersions(known, '2.1')).toEqual(named('2.0', '1.3', '1.2', '1.1'));
  expect(chooseMinorVersions(known, '3.0')).toEqual(named('2.1', '2.0', '1.3', '1.2'));
  expect(chooseMinorVersions(known, '2.1', ['1.0', '2.0'])).toEqual(named('2.0', '1.0'));
  expect(chooseMinorVersions(known, '2.1', [])).toEqual([]);
});

it('places a minor version below the newest, in a folder that no API uses', () => {
  const api = {
    id: 'Shop',
    label: 'Shop API',
    contract: 'openapi/shop.yaml',
    route: 'docs/API/Shop-API',
    outputDir: 'docs-api/Shop-API',
    types: 'openapi/shop.d.ts',
  };
  expect(buildOlderApi(api, {name: '1.0', contract: 'openapi/releases/Shop/1.0.4.yaml'})).toEqual({
    id: 'Shop-1.0',
    label: 'Shop API',
    contract: 'openapi/releases/Shop/1.0.4.yaml',
    route: 'docs/API/Shop-API/1.0',
    folder: 'Shop-API-1.0',
    outputDir: 'docs-api/Shop-API-1.0',
  });
});

it.each([
  ['1.0', 'is not a list', "write a list, such as minorVersions: ['1.0']"],
  [['1.2'], 'contains 1.2, the newest version, which already has pages', 'remove it'],
  [['1.o'], 'contains "1.o", which is not the version of a release', 'write 1.1 or 1.0'],
  [[1.1], 'contains 1.1, which is not the version of a release', 'write 1.1 or 1.0'],
])('rejects %o as minor versions of an API', (wanted, message, fix) => {
  const [mistake] = checkMinorVersions('Shop', wanted, ['1.2', '1.1', '1.0'], '1.2');
  expect(mistake).toEqual({id: 'Shop', message: `\`minorVersions\` of Shop ${message}`, fix});
});

it('rejects minor versions without releases, and accepts released ones', () => {
  expect(checkMinorVersions('Shop', ['1.0'], [], undefined)[0]?.fix).toContain(
    'the API has no older release',
  );
  expect(checkMinorVersions('Shop', ['1.1', '1.0'], ['1.2', '1.1', '1.0'], '1.2')).toEqual([]);
  expect(checkMinorVersions('Shop', undefined, [], undefined)).toEqual([]);
});
