import type {Change} from '../change';
import {compareContracts} from '../compare-contracts';
import {toSmallContract} from './small-contract';

/** A text of the small contract, and its replacement. */
export type Replacement = readonly [from: string, to: string];

/** `breaking: POST /things: request field name has …`. */
export function formatChange({impact, address, locations, text}: Change): string {
  const subjects = locations.map(({label, name, variant}) =>
    [label, name, variant && `(${variant})`].filter(Boolean).join(' '),
  );
  return [impact, address, ...(subjects.length === 0 ? [] : [subjects.join(' + ')]), text]
    .filter(Boolean)
    .join(': ');
}

/** Lists the changes after replacements in the small contract. */
export const compare = (...replacements: readonly Replacement[]): readonly string[] =>
  compareContracts(toSmallContract(), toSmallContract(...replacements)).map(formatChange);

/** Lists the changes when the replacements are undone. */
export const compareBack = (...replacements: readonly Replacement[]): readonly string[] =>
  compareContracts(toSmallContract(...replacements), toSmallContract()).map(formatChange);

/** The impacts of formatted changes, each once. */
export const findImpacts = (lines: readonly string[]): readonly string[] => [
  ...new Set(lines.map((line) => line.split(':')[0] ?? '')),
];
