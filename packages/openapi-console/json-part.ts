export interface Place {
  readonly index: number;
  readonly depth: number;
}

export interface JsonPart {
  readonly text: string;
  readonly next: Place;
}

export const START: Place = {index: 0, depth: 0};

/** Approximate number of characters in a part: few enough to format and highlight without blocking the page. */
const PART_LENGTH = 30_000;

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gsy;

const BLANK = /\s*/gy;

const toIndent = (depth: number): string => `\n${'  '.repeat(Math.min(depth, 40))}`;

/** Returns the token at an index and the index after it; undefined at the end or in an incomplete string. */
function readToken(text: string, index: number): readonly [token: string, end: number] | undefined {
  BLANK.lastIndex = index;
  BLANK.exec(text);
  TOKENS.lastIndex = BLANK.lastIndex;
  const [token] = TOKENS.exec(text) ?? [];
  return token === undefined ? undefined : [token, TOKENS.lastIndex];
}

/** Formats a part of a JSON text that is too long to parse at once; empty if no complete token is left. */
export function formatPart(text: string, from: Place): JsonPart {
  let {index, depth} = from;
  const pieces: string[] = [];
  for (let length = 0; length < PART_LENGTH;) {
    const [token, end] = readToken(text, index) ?? [];
    if (token === undefined || end === undefined) break;
    const isOpening = token === '{' || token === '[';
    const isClosing = token === '}' || token === ']';
    const [after] = isOpening ? (readToken(text, end) ?? []) : [];
    const isEmpty = after === '}' || after === ']';
    if (isOpening && !isEmpty) depth += 1;
    if (isClosing && !/[{[]$/.test(pieces.at(-1) ?? '')) {
      depth = Math.max(0, depth - 1);
      pieces.push(toIndent(depth));
    }
    pieces.push(token);
    if (token === ',' || (isOpening && !isEmpty)) pieces.push(toIndent(depth));
    if (token === ':') pieces.push(' ');
    length += token.length + 2;
    index = end;
  }
  return {text: pieces.join(''), next: {index, depth}};
}
