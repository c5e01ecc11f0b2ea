import {type Piece, renderPieces, splitPieces} from './pieces';

const TOKENS =
  /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

function toPieces([token, text, colon]: RegExpExecArray): readonly Piece[] {
  if (text === undefined) return [{kind: 'literal', text: token}];
  return colon === undefined ? [{kind: 'string', text}] : [{kind: 'name', text}, {text: colon}];
}

/**
 * Splits JSON into pieces: names are `name`, strings are `string`, and numbers, booleans and null are `literal`,
 * as in the code samples.
 *
 * @param json valid JSON; other text is returned partly without kinds
 */
export const toJsonPieces = (json: string): readonly Piece[] => splitPieces(json, TOKENS, toPieces);

/** JSON as HTML, everything escaped, with the classes of its pieces. */
export const highlightJson = (json: string): string => renderPieces(toJsonPieces(json));
