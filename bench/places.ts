import path from 'node:path';

import {siteDir} from '../scripts/site';

/** This room. */
export const benchDir = path.join(siteDir, 'bench');

/** Folder of all output of the comparison, except its README. */
export const cacheDir = path.join(siteDir, '.cache/bench');

/** The site of a peer, as it is served. */
export const outputDir = (name: string): string => path.join(cacheDir, name);

/** Returns the folder of a site's sources during the build. */
export const workDir = (name: string): string => path.join(cacheDir, 'work', name);
