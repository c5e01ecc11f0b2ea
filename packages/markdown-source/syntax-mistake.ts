import type {Problem, SourceLocation} from '@openapi-portal/reports';

export interface SyntaxMistake extends Omit<Problem, 'file' | 'fix'> {
  /** Rule id of the parser, such as `end-tag-mismatch`. */
  readonly rule: string;
  /** The source line with the error. */
  readonly text: string;
}

/** The part of the MDX parser's `VFileMessage` that is used here. */
interface ParserMessage {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
  readonly ruleId?: string;
}

/** Matches a location in the text of an error message, such as `(66:1-66:10)`. */
const NAMED_PLACE = / \((?<line>\d+):(?<column>\d+)-[\d:]+\)/;

/** Returns true if the MDX parser threw the error, which then describes a syntax error in the page and not a bug. */
export const isParserMessage = (error: unknown): error is ParserMessage =>
  error instanceof Error && 'reason' in error && 'ruleId' in error;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/**
 * Finds the last line at or above `from` with an unclosed brace, and returns the location of its last opening
 * brace.
 */
function findOpenBrace(lines: readonly string[], from: number): SourceLocation | undefined {
  for (let line = Math.min(from, lines.length); line >= 1; line -= 1) {
    const text = (lines[line - 1] ?? '').replace(/\\[{}]/g, '  ');
    if (countOf(text, '{') > countOf(text, '}')) return {line, column: text.lastIndexOf('{') + 1};
  }
  return undefined;
}

/** Finds the location of the error. For an unclosed brace, the parser reports the end of the file instead. */
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

/** Converts an error of the MDX parser into a syntax error with a location and the source line. */
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
