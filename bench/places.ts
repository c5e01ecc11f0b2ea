import path from 'node:path';

import {siteDir} from '../scripts/site';

export const benchDir = path.join(siteDir, 'bench');

/** Output folder of all comparisons, except for the tables in the README. */
export const cacheDir = path.join(siteDir, '.cache/bench');

export const outputDir = (name: string): string => path.join(cacheDir, name);

export const workDir = (name: string): string => path.join(cacheDir, 'work', name);
