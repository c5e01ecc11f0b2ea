const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const escape = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Some tests only run if `CI` is set. */
const toEnvironment = (): string => (process.env.CI === undefined ? '' : 'CI=true ');

/**
 * Formats the shell command that runs a single unit test.
 *
 * @param file path relative to the site
 * @param title titles of the enclosing groups and of the test, separated by spaces
 */
export const toUnitCommand = (file: string, title: string): string =>
  `${toEnvironment()}npx vitest run ${file} -t ${quote(`^${escape(title)}$`)}`;

/**
 * Formats the shell command that runs a single browser test against the last build.
 *
 * @param file path relative to `tests/browser`
 */
export const toBrowserCommand = (file: string, line: number): string =>
  `${toEnvironment()}npx playwright test ${file}:${line}`;
