import {type CST, Lexer, Parser} from 'yaml';

import {joinPointer} from './pointer';

/** Maximum depth of lists and mappings. The parser is recursive, and an overflow of its stack can end the process. */
const LEVELS = 600;

/** Tokens of the lexer that are not part of the text: start of a document, end of a flow, start of a scalar. */
const ADDED = new Set(['\u0002', '\u0018', '\u001f']);

const COLLECTIONS = new Set(['block-map', 'block-seq', 'flow-collection']);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Returns false if a text cannot have that many levels, in brackets or by indentation. */
function canBeDeep(text: string, levels: number): boolean {
  const left = levels - count(text, /[[{]/g);
  return (
    left < 0 ||
    text
      .split(/[\n\r]/)
      .some(
        (line) =>
          line.length > left && count(line, /^ +|[-?:](?=\s)/g) + line.search(/\S|$/) > left,
      )
  );
}

/** Returns the text before a list or mapping more than `levels` deep; undefined if there is none. */
export function cutDeepNesting(text: string, levels = LEVELS): string | undefined {
  // The lexer and this parser are not recursive, but take half of the time of `parseDocument`.
  if (!canBeDeep(text, levels)) return undefined;
  const parser = new Parser();
  let length = 0;
  for (const lexeme of new Lexer().lex(text)) {
    // Advances the parser. Its stack has the lists and mappings that are open.
    Array.from(parser.next(lexeme));
    if (
      parser.stack.length > levels &&
      parser.stack.filter(({type}) => COLLECTIONS.has(type)).length > levels
    )
      return text.slice(0, length);
    if (!ADDED.has(lexeme)) length += lexeme.length;
  }
  return undefined;
}

type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;

const isOpen = (token: CST.Token): token is Collection =>
  COLLECTIONS.has(token.type) && !(token.type === 'flow-collection' && token.end.length > 0);

function findKey({type, items}: Collection): string | number {
  const key = items.at(-1)?.key;
  if (type === 'block-seq' || key == null || !('source' in key))
    return Math.max(0, items.length - 1);
  return /^["']/.test(key.source) ? key.source.slice(1, -1) : key.source;
}

/** Replaces a part of a text by spaces, and a list or mapping in brackets by null. Line numbers stay the same. */
const toBlank = (part: string): string =>
  part.replace(/[^\n\r]/g, ' ').replace(/^ /, /^[[{]/.test(part) ? '~' : ' ');

/**
 * Removes the lists and mappings more than `levels` deep from a YAML text.
 *
 * @returns the text without them, and their pointers
 */
export function removeDeepNesting(text: string, levels: number) {
  const parser = new Parser();
  const pointers: string[] = [];
  const parts: string[] = [];
  let [length, kept] = [0, 0];
  /** The list or mapping that is too deep, and its index in the stack. */
  let deep: readonly [token: Collection, index: number] | undefined;
  for (const lexeme of new Lexer().lex(text)) {
    Array.from(parser.next(lexeme));
    const {stack} = parser;
    const end = ADDED.has(lexeme) ? length : length + lexeme.length;
    if (deep === undefined) {
      const open = stack.length > levels ? stack.filter(isOpen) : [];
      const first = open[levels];
      if (first !== undefined) {
        deep = [first, stack.indexOf(first)];
        parts.push(text.slice(kept, length));
        pointers.push(open.slice(0, levels).map(findKey).reduce<string>(joinPointer, '#'));
        kept = length;
      }
    } else if (stack[deep[1]] !== deep[0] || !isOpen(deep[0])) {
      deep = undefined;
      const at = /^[\]}]$/.test(lexeme) ? end : length;
      parts.push(toBlank(text.slice(kept, at)));
      kept = at;
    }
    length = end;
  }
  const rest = text.slice(kept);
  return {text: parts.join('') + (deep === undefined ? rest : toBlank(rest)), pointers};
}
