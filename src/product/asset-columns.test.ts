import {expect, it} from 'vitest';

import {entities} from './entities';
import {assetColumns} from './settings';

it('the CSV of assets has the fields of an asset, with the key and the address of the owner', () => {
  const fields = entities.find(({id}) => id === 'asset')?.fields.map(({name}) => name) ?? [];
  const expected = ['key', ...fields].map((name) => (name === 'owner' ? 'owner_email' : name));
  expect(assetColumns.map(({name}) => name)).toEqual(expected);
});
