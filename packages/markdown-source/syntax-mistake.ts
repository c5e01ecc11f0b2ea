import type {Problem, SourceLocation} from '@openapi-portal/reports';

/** A syntax error of a page. */
export interface SyntaxMistake extends Omit<Problem, 'file' | 'fix'> {
  /** The parser's name for it, for example `end-tag-mismatch`. */
  readonly rule: string;
  /** The line of the error. */
  readonly text: string;
}

/** The error of the MDX parser. */
interface ParserMessage {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
  readonly ruleId?: string;
}

/** A location that a message names in its text: `(66:1-66:10)`. */
const NAMED_PLACE = / \((?<line>\d+):(?<column>\d+)-[\d:]+\)/;

/** Returns true for an error of the parser, false for a bug in the code. */
export const isParserMessage = (error: unknown): error is ParserMessage =>
  error instanceof Error && 'reason' in error && 'ruleId' in error;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** The last brace that is opened and not closed in its line, at or above a line. */
function findOpenBrace(lines: readonly string[], from: number): SourceLocation | undefined {
  for (let line = Math.min(from, lines.length); line >= 1; line -= 1) {
    const text = (lines[line - 1] ?? '').replace(/\\[{}]/g, '  ');
    if (countOf(text, '{') > countOf(text, '}')) return {line, column: text.lastIndexOf('{') + 1};
  }
  return undefined;
}

/** Finds the location of the error, which is not always where the parser stops. */
function findLocation(
  {reason, line, column = 1, ruleId}: ParserMessage,
  lines: readonly string[],
): SourceLocation {
  if (line === undefined) {
    const named = NAMED_PLACE.exec(reason)?.groups;
    return {line: Number(named?.line ?? 1), column: Number(named?.column ?? 1)};
  }
  const openBrace = ruleId === 'unexpected-eof' ? findOpenBrace(lines, line) : undefined;
  return openBrace ?? {line, column};
}

/**
 * Turns a message of the parser into what is wrong with the page.
 *
 * @param body the text that was parsed
 */
export function toSyntaxMistake(message: ParserMessage, body: string): SyntaxMistake {
  const lines = body.split(/\r?\n/);
  const location = findLocation(message, lines);
  return {
    ...location,
    message: message.line === undefined ? message.reason.replace(NAMED_PLACE, '') : message.reason,
    rule: message.ruleId ?? '',
    text: lines[location.line - 1] ?? '',
  };
}
