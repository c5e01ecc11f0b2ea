import fs from 'node:fs';
import path from 'node:path';

import type {FindIsland} from './find-island';
import type {RenderedIsland} from '@openapi-portal/static-pages/client';

/** Absolute path of the folder of islands. `DefinePlugin` replaces this name. */
declare const ISLANDS_FOLDER: string;

/** Reads an island when its page is rendered, so that the server bundle does not contain all islands. */
export const findIsland: FindIsland = (name) =>
  JSON.parse(fs.readFileSync(path.join(ISLANDS_FOLDER, `${name}.json`), 'utf8')) as RenderedIsland;
