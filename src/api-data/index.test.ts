import type {LoadContext} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';

import product from '#product';

import {siteDir} from '../../scripts/site';
import apiData from '.';

it('reads the call of the home page at every reload, and does not watch the contract itself', async () => {
  const plugin = apiData({siteDir} as LoadContext);
  const createData = vi.fn<(name: string, data: unknown) => Promise<string>>();
  await plugin.allContentLoaded?.({allContent: {}, actions: {createData} as never});
  expect(createData).toHaveBeenCalledWith(
    'call.json',
    expect.objectContaining({operation: 'create-user'}),
  );
  expect(createData).toHaveBeenCalledWith(
    'workflows.json',
    expect.objectContaining({'edit-at-once': expect.objectContaining({api: 'Ciso-API'}) as object}),
  );
  expect(createData).toHaveBeenCalledWith('product.json', product);
  expect(plugin.getPathsToWatch?.()).toEqual([
    'openapi/workflows/*.yaml',
    'src/product/data/*.yaml',
  ]);
});
