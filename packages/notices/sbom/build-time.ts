import {execFileSync} from 'node:child_process';

/** Returns the time of the last commit in seconds since 1970; undefined outside of a Git repository. */
function readCommitTime(siteDir: string): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/**
 * Returns the time for a reproducible build: `SOURCE_DATE_EPOCH`
 * (https://reproducible-builds.org/specs/source-date-epoch/), otherwise the time of the last commit, otherwise
 * undefined.
 *
 * @throws Error if the variable is not a number of seconds
 */
export function readBuildTime(
  siteDir: string,
  given = process.env.SOURCE_DATE_EPOCH,
): Date | undefined {
  if (given !== undefined && !/^\d{1,11}$/.test(given)) {
    throw new Error(
      `SOURCE_DATE_EPOCH must be seconds since 1970, such as the output of date +%s, not "${given}"`,
    );
  }
  const seconds = (given ?? readCommitTime(siteDir))?.trim() ?? '';
  return seconds === '' ? undefined : new Date(Number(seconds) * 1000);
}
