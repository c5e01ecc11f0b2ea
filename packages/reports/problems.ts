import path from 'node:path';

/** A location in a file, both numbers counted from 1. */
export interface SourceLocation {
  readonly line: number;
  readonly column: number;
  /** JSON Pointer (RFC 6901) as a fragment, for a file of a single line, where a column does not help. */
  readonly pointer?: string;
}

/** Something an author has to mend, and where. */
export interface Problem extends SourceLocation {
  /** Absolute path of the file. */
  readonly file: string;
  /** The problem, in one sentence without a full stop. */
  readonly message: string;
  /** The remedy, in one sentence without a full stop. */
  readonly fix: string;
}

/** A problem and its remedy without a location. */
export type Mistake = Pick<Problem, 'message' | 'fix'>;

const byLocation = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** A file by its path from the site, or by its whole path where that is shorter. */
export function formatFile(file: string, siteDir: string): string {
  const relative = path.relative(siteDir, file);
  return (relative.length < file.length ? relative : file).split(path.sep).join('/');
}

/** `file:line:column`, or `file#/pointer`. */
export function formatLocation(
  {file, line, column, pointer}: Omit<Problem, keyof Mistake>,
  siteDir: string,
): string {
  return `${formatFile(file, siteDir)}${pointer ?? `:${line}:${column}`}`;
}

/** Problems by file, then line, then column. */
export const sortByLocation = <P extends Problem>(problems: readonly P[]): readonly P[] =>
  [...problems].sort(byLocation);

/** Formats a number of things: `1 problem`, `2 problems`. */
export const countThings = (count: number, thing: string): string =>
  `${count} ${count === 1 ? thing : `${thing}s`}`;

/** Problems sorted by location, two lines each, under a heading. */
export function formatRows(heading: string, problems: readonly Problem[], siteDir: string): string {
  const rows = sortByLocation(problems).map(
    (problem) => `  ${formatLocation(problem, siteDir)}  ${problem.message}\n    → ${problem.fix}`,
  );
  return [`${heading}:`, '', ...rows, ''].join('\n');
}

/** All problems at once under a line that counts them. */
export const formatProblems = (
  subject: string,
  problems: readonly Problem[],
  siteDir: string,
): string =>
  formatRows(`${countThings(problems.length, 'problem')} in ${subject}`, problems, siteDir);

/** Stops a build. Its message is the report, and its stack is empty. */
export class ProblemsError extends Error {
  /** @param rest what else is to be said, below the problems */
  constructor(subject: string, problems: readonly Problem[], siteDir: string, rest = '') {
    super(formatProblems(subject, problems, siteDir) + rest);
    this.name = 'ProblemsError';
    this.stack = this.message;
  }

  /** Shows the report alone if an import of a command fails. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}
