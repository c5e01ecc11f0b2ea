import {type Piece, renderPieces, splitPieces} from './pieces';

const TOKENS =
  /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

function toPieces([token, text, colon]: RegExpExecArray): readonly Piece[] {
  if (text === undefined) return [{kind: 'literal', text: token}];
  return colon === undefined ? [{kind: 'string', text}] : [{kind: 'name', text}, {text: colon}];
}

/**
 * Splits JSON into pieces: property names are `name`, strings `string`, and numbers, booleans and null
 * `literal`.
 *
 * @param json valid JSON; other text is only partly highlighted
 */
export const toJsonPieces = (json: string): readonly Piece[] => splitPieces(json, TOKENS, toPieces);

/** Highlights JSON as escaped HTML. */
export const highlightJson = (json: string): string => renderPieces(toJsonPieces(json));
