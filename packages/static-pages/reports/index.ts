import path from 'node:path';

/** A place in a file, both numbers counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Something an author has to mend, and where. */
export interface Problem extends Place {
  /** Absolute path of the file. */
  readonly file: string;
  /** What is wrong, in one sentence without a full stop. */
  readonly message: string;
  /** What to do about it, in one sentence without a full stop. */
  readonly remedy: string;
}

const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

function formatProblem({file, line, column, message, remedy}: Problem, siteDir: string): string {
  const place = `${path.relative(siteDir, file).split(path.sep).join('/')}:${line}:${column}`;
  return `  ${place}  ${message}\n    → ${remedy}`;
}

/** All problems at once, sorted by place, two lines each, under a line that counts them. */
export function formatProblems(
  subject: string,
  problems: readonly Problem[],
  siteDir: string,
): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const rows = [...problems].sort(byPlace).map((problem) => formatProblem(problem, siteDir));
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
