import path from 'node:path';

/** A location in a file, both numbers counted from 1. */
export interface SourceLocation {
  readonly line: number;
  readonly column: number;
}

/** Something an author has to mend, and where. */
export interface Problem extends SourceLocation {
  /** Absolute path of the file. */
  readonly file: string;
  /** What is wrong, in one sentence without a full stop. */
  readonly message: string;
  /** What to do about it, in one sentence without a full stop. */
  readonly fix: string;
}

const byLocation = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

function formatProblem({file, line, column, message, fix}: Problem, siteDir: string): string {
  const location = `${path.relative(siteDir, file).split(path.sep).join('/')}:${line}:${column}`;
  return `  ${location}  ${message}\n    → ${fix}`;
}

/** All problems at once, sorted by location, two lines each, under a line that counts them. */
export function formatProblems(
  subject: string,
  problems: readonly Problem[],
  siteDir: string,
): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const rows = [...problems].sort(byLocation).map((problem) => formatProblem(problem, siteDir));
  return [`${count} in ${subject}:`, '', ...rows, ''].join('\n');
}

/** What stops a build: its message is the report, and its stack says nothing more. */
export class ProblemsError extends Error {
  constructor(subject: string, problems: readonly Problem[], siteDir: string) {
    super(formatProblems(subject, problems, siteDir));
    this.name = 'ProblemsError';
    this.stack = this.message;
  }
}
