/** A test in Vitest's JSON report. */
export interface ReportedTest {
  readonly status: string;
  readonly title: string;
  /** Titles of the enclosing groups, outermost first. */
  readonly ancestorTitles: readonly string[];
}

/** Matches the title of a test that is skipped without a program: `csharp: are only parsed, as dotnet is missing`. */
const SAMPLES = /^(\w+): .*, as (?:an? )?(.+) is missing$/;

const isSkipped = ({status}: ReportedTest): boolean => /^(skipped|pending)$/.test(status);

/**
 * Describes the tests that were skipped on this machine: languages whose samples were not run, with the missing
 * programs, and the outermost groups of other skipped tests.
 */
export function nameSkipped(tests: readonly ReportedTest[]): readonly string[] {
  const missing = new Map<string, string>();
  const groups = new Set<string>();
  for (const {title, ancestorTitles} of tests.filter(isSkipped).reverse()) {
    const [, language, program] = SAMPLES.exec(title) ?? [];
    if (language === undefined) groups.add(ancestorTitles.join(' › ') || title);
    else missing.set(language, program ?? '');
  }
  const languages = [...missing].sort().map(([language, program]) => `${language} (no ${program})`);
  const samples = languages.length === 0 ? [] : [`samples not run in ${languages.join(', ')}`];
  const isWithin = (group: string): boolean =>
    [...groups].some((other) => group.startsWith(`${other} › `));
  return [...samples, ...[...groups].filter((group) => !isWithin(group)).sort()];
}
