import clsx from 'clsx';

import {findBand, isWithinAppetite, toScore} from '../product/risk-score';

import {bandClasses} from './Band';

/** The risk of the running example: its impact, and its likelihood before and after the treatment. */
export const exampleRisk = {impact: 4, from: 5, to: 2} as const;

/** Returns the classes of the edges where a score above the risk appetite meets a score within the appetite. */
function toEdges(likelihood: number, impact: number, appetite: number): string {
  const isAbove = (one: number, other: number): boolean =>
    one > 0 && other > 0 && !isWithinAppetite(toScore(one, other), appetite);
  if (!isAbove(likelihood, impact)) return '';
  return clsx(
    !isAbove(likelihood, impact - 1) && 'appetite-left',
    !isAbove(likelihood - 1, impact) && 'appetite-below',
  );
}

/** Returns the classes of a cell in the matrix: its band, and its edges along the line of the risk appetite. */
export const toCellClasses = (likelihood: number, impact: number, appetite: number): string =>
  clsx(
    bandClasses[findBand(toScore(likelihood, impact)).id],
    toEdges(likelihood, impact, appetite),
  );
