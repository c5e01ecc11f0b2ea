import {LineCounter, parseDocument} from 'yaml';

import {splitPointer} from './pointer';

import type {SourceLocation} from './problems';

/** The pointer of a value where all of a file stands in one line of JSON: it says more than a column. */
export const namePointer = (source: string, pointer: string): {readonly pointer?: string} =>
  /^\s*\{[^\n\r]*$/.test(source.trimEnd()) && splitPointer(pointer).join('') !== ''
    ? {pointer}
    : {};

/**
 * Where the value stands that a JSON Pointer (RFC 6901) names, in YAML or JSON.
 *
 * @param pointer as a URI fragment: `#/paths/~1users/get`
 * @returns the location of the nearest value around it where the source has none there
 */
export function findLocation(source: string, pointer: string): SourceLocation {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const named = namePointer(source, pointer);
  for (let path = splitPointer(pointer); path.length > 0; path = path.slice(0, -1)) {
    const node = document.getIn(path, true) as {range?: readonly number[]} | undefined;
    if (node?.range?.[0] !== undefined) {
      const {line, col} = lines.linePos(node.range[0]);
      return {line, column: col, ...named};
    }
  }
  return {line: 1, column: 1, ...named};
}
