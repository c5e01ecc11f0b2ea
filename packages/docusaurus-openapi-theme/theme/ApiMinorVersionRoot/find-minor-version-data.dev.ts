import {findIsland} from '../ApiItem/find-island';
import type {FindMinorVersionData} from './find-minor-version-data';

/** In the dev server, Docusaurus provides the sidebar, so an empty object is enough for an existing page. */
export const findMinorVersionData: FindMinorVersionData = (_path, name) =>
  findIsland(name) === undefined ? undefined : {};
