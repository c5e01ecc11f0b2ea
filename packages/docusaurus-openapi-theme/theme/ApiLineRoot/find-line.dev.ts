import {findIsland} from '../ApiItem/find-island';
import type {FindLine} from './find-line';

/** Its sidebar is where Docusaurus has it. */
export const findLine: FindLine = (_path, name) =>
  findIsland(name) === undefined ? undefined : {};
