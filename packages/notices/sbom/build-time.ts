import {execFileSync} from 'node:child_process';

/** Seconds since 1970 of the last commit; nothing in a copy without history. */
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
 * Returns the only time that a reproducible build may contain: `SOURCE_DATE_EPOCH`
 * (https://reproducible-builds.org/specs/source-date-epoch/), else the time of the last commit, else undefined.
 *
 * @throws Error if the variable is not a number of seconds
 */
export function readBuildTime(
  siteDir: string,
  given = process.env.SOURCE_DATE_EPOCH,
): Date | undefined {
  if (given !== undefined && !/^\d{1,11}$/.test(given)) {
    throw new Error(`SOURCE_DATE_EPOCH is "${given}": write seconds since 1970, as date +%s does`);
  }
  const seconds = (given ?? readCommitTime(siteDir))?.trim() ?? '';
  return seconds === '' ? undefined : new Date(Number(seconds) * 1000);
}
