import {Lexer, Parser} from 'yaml';

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
