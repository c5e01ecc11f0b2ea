/** A test as a report of Vitest has it. */
export interface ReportedTest {
  readonly status: string;
  readonly title: string;
  /** Titles of the groups that it is in, outermost first. */
  readonly ancestorTitles: readonly string[];
}

/** Title of a test that runs samples where it can: `csharp: are only parsed, as dotnet is missing`. */
const SAMPLES = /^(\w+): .*, as (?:an? )?(.+) is missing$/;

const isSkipped = ({status}: ReportedTest): boolean => /^(skipped|pending)$/.test(status);

/**
 * Describes the tests that this machine cannot run: languages whose samples are only parsed, with the missing
 * tools, and groups of other tests by title.
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
