const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const escape = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Some tests only run if `CI` is set. */
const toEnvironment = (): string => (process.env.CI === undefined ? '' : 'CI=true ');

export const toUnitCommand = (file: string, title: string): string =>
  `${toEnvironment()}npx vitest run ${file} -t ${quote(`^${escape(title)}$`)}`;

/** Formats the shell command that runs a single browser test against the last build. */
export const toBrowserCommand = (file: string, line: number): string =>
  `${toEnvironment()}npx playwright test ${file}:${line}`;
