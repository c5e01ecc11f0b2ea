import path from 'node:path';

import {siteDir} from '../scripts/site';

/** This room. */
export const benchDir = path.join(siteDir, 'bench');

/** Everything that the comparison writes besides its README. */
export const cacheDir = path.join(siteDir, '.cache/bench');

/** The site of a peer, as it is served. */
export const outputDir = (name: string): string => path.join(cacheDir, name);

/** Where the sources of a site stand while it is built. */
export const workDir = (name: string): string => path.join(cacheDir, 'work', name);
