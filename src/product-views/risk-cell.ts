import clsx from 'clsx';

import {findBand, isWithinAppetite, toScore} from '../product/risk-score';

import {bandClasses} from './Band';

/** The example's risk before its treatment and after it: the patch lowers the likelihood alone. */
export const exampleWay = {impact: 4, from: 5, to: 2} as const;

/** The line of the appetite runs between a score above it and a neighbour within it. */
function toEdges(likelihood: number, impact: number, appetite: number): string {
  const isAbove = (one: number, other: number): boolean =>
    one > 0 && other > 0 && !isWithinAppetite(toScore(one, other), appetite);
  if (!isAbove(likelihood, impact)) return '';
  return clsx(
    !isAbove(likelihood, impact - 1) && 'appetite-left',
    !isAbove(likelihood - 1, impact) && 'appetite-below',
  );
}

/** Returns the classes of a cell of the matrix: its band, and the line of the appetite if it passes there. */
export const toCellClasses = (likelihood: number, impact: number, appetite: number): string =>
  clsx(
    bandClasses[findBand(toScore(likelihood, impact)).id],
    toEdges(likelihood, impact, appetite),
  );
