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

interface Position {
  readonly lexeme: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** Lists, mappings and other tokens that are open after the lexeme, outermost first. */
  readonly stack: readonly CST.Token[];
}

/** Lists the lexemes of a YAML text. Neither the lexer nor this parser is recursive. */
function* listPositions(text: string): Generator<Position> {
  const parser = new Parser();
  let start = 0;
  for (const lexeme of new Lexer().lex(text)) {
    // Advances the parser, which yields documents when they end.
    Array.from(parser.next(lexeme));
    const end = ADDED.has(lexeme) ? start : start + lexeme.length;
    yield {lexeme, start, end, stack: parser.stack};
    start = end;
  }
}

/** Returns the text before a list or mapping more than `levels` deep; undefined if there is none. */
export function cutDeepNesting(text: string, levels = LEVELS): string | undefined {
  // Reading the lexemes takes half of the time of `parseDocument`.
  if (!canBeDeep(text, levels)) return undefined;
  for (const {stack, start} of listPositions(text))
    if (stack.length > levels && stack.filter(({type}) => COLLECTIONS.has(type)).length > levels)
      return text.slice(0, start);
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
  const pointers: string[] = [];
  const parts: string[] = [];
  let kept = 0;
  /** The list or mapping that is too deep, and its index in the stack. */
  let deep: readonly [token: Collection, index: number] | undefined;
  for (const {lexeme, start, end, stack} of listPositions(text)) {
    if (deep === undefined) {
      const open = stack.length > levels ? stack.filter(isOpen) : [];
      const first = open[levels];
      if (first !== undefined) {
        deep = [first, stack.indexOf(first)];
        parts.push(text.slice(kept, start));
        pointers.push(open.slice(0, levels).map(findKey).reduce<string>(joinPointer, '#'));
        kept = start;
      }
    } else if (stack[deep[1]] !== deep[0] || !isOpen(deep[0])) {
      deep = undefined;
      const at = /^[\]}]$/.test(lexeme) ? end : start;
      parts.push(toBlank(text.slice(kept, at)));
      kept = at;
    }
  }
  const rest = text.slice(kept);
  return {text: parts.join('') + (deep === undefined ? rest : toBlank(rest)), pointers};
}
