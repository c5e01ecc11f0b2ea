import {isPair, isScalar, LineCounter, parseDocument, visit} from 'yaml';
import type {Scalar} from 'yaml';

import type {Text} from './text';

/** Keys whose values are prose, in a contract, in front matter and in the files of the blog. */
const PROSE_KEYS = new Set(['description', 'detail', 'sidebar_label', 'summary', 'title']);

/** Keys whose values are mappings from a name to prose. */
const MEANING_KEYS = new Set(['x-enumDescriptions']);

const hasKey = (node: unknown, keys: ReadonlySet<string>): boolean =>
  isPair(node) && isScalar(node.key) && keys.has(String(node.key.value));

const isBlock = ({type}: Scalar): boolean => type?.startsWith('BLOCK') === true;
const isQuoted = ({type}: Scalar): boolean => type?.startsWith('QUOTE') === true;
const toIndent = (line: string): number => line.length - line.trimStart().length;

/** Where the words of a scalar stand in the source, without quotes or the sign of a block. */
function findWords(scalar: Scalar, source: string): readonly [number, number] {
  const [start = 0, end = 0] = scalar.range ?? [];
  if (isQuoted(scalar)) return [start + 1, end - 1];
  return isBlock(scalar) ? [source.indexOf('\n', start) + 1, end] : [start, end];
}

/** The columns to cut from each line: those that a block has in common, or all in flowing text. */
function findIndents(lines: readonly string[], scalar: Scalar): readonly number[] {
  const full = lines.filter((line) => line.trim() !== '').map(toIndent);
  return isBlock(scalar) ? lines.map(() => Math.min(...full)) : lines.map(toIndent);
}

function toText(scalar: Scalar, source: string, counter: LineCounter, file: string): Text {
  const [start, end] = findWords(scalar, source);
  const {line, col} = counter.linePos(start);
  const lines = source.slice(start, end).trimEnd().split('\n');
  const indents = findIndents(lines, scalar);
  const markdown = lines.map((each, index) => each.slice(indents[index])).join('\n');
  const [first = 0, ...rest] = indents;
  return {
    file,
    markdown,
    format: 'md',
    isPage: false,
    firstLine: line,
    indents: [first + col - 1, ...rest],
  };
}

/**
 * Finds the prose in YAML, as it is written: a folded text keeps its lines, so that places are right.
 *
 * @param file absolute path
 * @param source the whole file, or a part of it with blank lines in the place of what precedes it
 */
export function readYaml(file: string, source: string): readonly Text[] {
  const counter = new LineCounter();
  const document = parseDocument(source, {lineCounter: counter});
  const texts: Text[] = [];
  visit(document, {
    Pair: (_, pair, parents) => {
      const isProse = hasKey(pair, PROSE_KEYS) || hasKey(parents.at(-2), MEANING_KEYS);
      if (isProse && isScalar(pair.value) && typeof pair.value.value === 'string') {
        texts.push(toText(pair.value, source, counter, file));
      }
    },
  });
  return texts;
}
