import type {Change} from '../change';
import {compareContracts} from '../compare-contracts';
import {toSmallContract} from './small-contract';

export type Replacement = readonly [from: string, to: string];

/** Formats a change, such as `breaking: POST /things: request field name: is gone`. */
export function formatChange({impact, address, locations, text}: Change): string {
  const subjects = locations.map(({label, name, variant}) =>
    [label, name, variant && `(${variant})`].filter(Boolean).join(' '),
  );
  return [impact, address, ...(subjects.length === 0 ? [] : [subjects.join(' + ')]), text]
    .filter(Boolean)
    .join(': ');
}

/** Lists the changes caused by replacements in the small contract. */
export const compare = (...replacements: readonly Replacement[]): readonly string[] =>
  compareContracts(toSmallContract(), toSmallContract(...replacements)).map(formatChange);

/** Lists the changes caused by undoing replacements in the small contract. */
export const compareBack = (...replacements: readonly Replacement[]): readonly string[] =>
  compareContracts(toSmallContract(...replacements), toSmallContract()).map(formatChange);

export const findImpacts = (lines: readonly string[]): readonly string[] => [
  ...new Set(lines.map((line) => line.split(':')[0] ?? '')),
];
