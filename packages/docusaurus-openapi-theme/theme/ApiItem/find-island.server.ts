import fs from 'node:fs';
import path from 'node:path';

import type {FindIsland} from './find-island';
import type {RenderedIsland} from '@openapi-portal/static-pages/client';

/** Absolute path of the folder of islands; the bundler puts it here. */
declare const ISLANDS_FOLDER: string;

/** Reads an island when its page is printed, so that no bundle has to hold them all. */
export const findIsland: FindIsland = (name) =>
  JSON.parse(fs.readFileSync(path.join(ISLANDS_FOLDER, `${name}.json`), 'utf8')) as RenderedIsland;
