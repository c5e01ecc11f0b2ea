import {findIsland} from '../../ApiItem/islands/in-dev-server';
import type {FindLine} from './of-page';

/** Its sidebar is where Docusaurus has it. */
export const findLine: FindLine = (_path, name) =>
  findIsland(name) === undefined ? undefined : {};
