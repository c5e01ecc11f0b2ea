import path from 'node:path';

import {showInvisible} from './invisible';

/** A location in a file. Line and column start at 1. */
export interface SourceLocation {
  readonly line: number;
  readonly column: number;
  /** JSON Pointer (RFC 6901) as a fragment, for a file with a single line, in which a column does not help. */
  readonly pointer?: string;
}

export interface Problem extends SourceLocation {
  /** Absolute path of the file. */
  readonly file: string;
  /** One sentence without a full stop. */
  readonly message: string;
  /** How to solve the problem, in one sentence without a full stop. */
  readonly fix: string;
}

export type Mistake = Pick<Problem, 'message' | 'fix'>;

const byLocation = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

export function formatFile(file: string, siteDir: string): string {
  const relative = path.relative(siteDir, file);
  return (relative.length < file.length ? relative : file).split(path.sep).join('/');
}

export function formatLocation(
  {file, line, column, pointer}: Omit<Problem, keyof Mistake>,
  siteDir: string,
): string {
  return formatLine(`${formatFile(file, siteDir)}${pointer ?? `:${line}:${column}`}`);
}

export const sortByLocation = <P extends Problem>(problems: readonly P[]): readonly P[] =>
  [...problems].sort(byLocation);

/** Formats a count with its noun: `1 problem`, `2 problems`. */
export const formatCount = (count: number, thing: string): string =>
  `${count} ${count === 1 ? thing : `${thing}s`}`;

/** Leaves out the middle of a text with more than 1,000 characters: a message may quote a name of any length. */
const clip = (text: string): string =>
  text.length > 1000 ? `${text.slice(0, 800)} … ${text.slice(-150)}` : text;

/** Formats a text that may quote a contract: its names can contain line breaks and codes that control a terminal. */
export const formatLine = (text: string): string =>
  showInvisible(text)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`);

export function formatRows(heading: string, problems: readonly Problem[], siteDir: string): string {
  const rows = sortByLocation(problems).map(
    (problem) =>
      `  ${clip(formatLocation(problem, siteDir))}  ${formatLine(clip(problem.message))}\n    → ${formatLine(clip(problem.fix))}`,
  );
  return [`${heading}:`, '', ...rows, ''].join('\n');
}

export const formatProblems = (
  subject: string,
  problems: readonly Problem[],
  siteDir: string,
): string =>
  formatRows(`${formatCount(problems.length, 'problem')} in ${subject}`, problems, siteDir);

/** Thrown to stop a build. The message is the report, and there is no stack trace. */
export class ProblemsError extends Error {
  /** @param rest text after the problems */
  constructor(subject: string, problems: readonly Problem[], siteDir: string, rest = '') {
    super(formatProblems(subject, problems, siteDir) + rest);
    this.name = 'ProblemsError';
    this.stack = this.message;
  }

  /** Makes Node.js print only the report if this error ends an import. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}
