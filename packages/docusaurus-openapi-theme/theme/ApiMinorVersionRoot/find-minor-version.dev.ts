import {findIsland} from '../ApiItem/find-island';
import type {FindMinorVersion} from './find-minor-version';

/** In the dev server, Docusaurus provides the sidebar, so an empty object is enough for an existing page. */
export const findMinorVersion: FindMinorVersion = (_path, name) =>
  findIsland(name) === undefined ? undefined : {};
