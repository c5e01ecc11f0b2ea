/** A test as a report of Vitest has it. */
export interface ReportedTest {
  readonly status: string;
  readonly title: string;
}

/** Title of a test that runs samples where it can: `csharp: are only parsed, as dotnet is missing`. */
const SKIPPED = /^(\w+): .*, as (?:an? )?(.+) is missing$/;

/**
 * What to say of the languages whose samples were parsed alone, with what is missing to run them.
 *
 * @returns text that goes behind the count of tests, empty where all were run
 */
export function formatSkipped(tests: readonly ReportedTest[]): string {
  const skipped = tests.flatMap(({status, title}) => {
    const match = /^(skipped|pending)$/.test(status) ? SKIPPED.exec(title) : null;
    return match === null ? [] : [[match[1] ?? '', match[2] ?? ''] as const];
  });
  const languages = [...new Map(skipped.reverse())].sort();
  const named = languages.map(([language, missing]) => `${language} (no ${missing})`);
  return named.length === 0 ? '' : `, samples parsed but not run: ${named.join(', ')}`;
}
