import {Lexer} from 'yaml';

/** Maximum depth of brackets and braces. The parser is recursive, and an overflow of its stack can end the process. */
const LEVELS = 600;

/** Tokens of the lexer that are not part of the text: start of a document, end of a flow, start of a scalar. */
const ADDED = new Set(['\u0002', '\u0018', '\u001f']);

/**
 * Returns the part of a YAML or JSON text before the bracket or brace that is nested more than `levels` deep; undefined
 * if there is none.
 */
export function cutDeepFlow(text: string, levels = LEVELS): string | undefined {
  // The lexer is not recursive, but takes a third of the time of parsing.
  if ((text.match(/[[{]/g)?.length ?? 0) <= levels) return undefined;
  let depth = 0;
  let length = 0;
  for (const token of new Lexer().lex(text)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > levels) return text.slice(0, length);
    if (!ADDED.has(token)) length += token.length;
  }
  return undefined;
}
