import fs from 'node:fs/promises';
import path from 'node:path';

import {API_ROUTE, BUILD, writeStockSite} from '../contracts/stock-site';
import type {Generator} from './generator';

async function prepare(contractJson: string, dir: string): Promise<void> {
  const contract = path.join(dir, 'openapi.json');
  await writeStockSite(contract, dir);
  await fs.writeFile(contract, contractJson);
}

/** A site of Docusaurus' default template with the preset, which is what users of the engine install. */
export const stock: Generator = {
  name: 'stock',
  title: 'Stock site with the preset',
  prepare,
  ...BUILD,
  output: 'build',
  address: `/${API_ROUTE}/meta-root/`,
};
