import {type Piece, renderPieces} from './pieces';

const TOKENS =
  /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

function toPieces(token: string, text: string | undefined, colon: string | undefined): Piece[] {
  if (text === undefined) return [{kind: 'literal', text: token}];
  return colon === undefined ? [{kind: 'string', text}] : [{kind: 'name', text}, {text: colon}];
}

/**
 * JSON in pieces: names are `name`, text is `string`, and numbers, booleans and null are `literal`, as in the code
 * samples.
 *
 * @param json valid JSON; anything else comes out in part without kinds
 */
export function toJsonPieces(json: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of json.matchAll(TOKENS)) {
    const [token, text, colon] = match;
    pieces.push({text: json.slice(end, match.index)}, ...toPieces(token, text, colon));
    end = match.index + token.length;
  }
  return [...pieces, {text: json.slice(end)}];
}

/** JSON as HTML, everything escaped, with the classes of its pieces. */
export const highlightJson = (json: string): string => renderPieces(toJsonPieces(json));
