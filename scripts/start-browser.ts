// Without scripts/run-command.ts, which Playwright cannot load: browser tests import the screenshots of reviews.
import {UsageError} from '@openapi-portal/reports/usage-error';
import {type Browser, chromium} from '@playwright/test';

/**
 * Starts a Chromium without a window.
 *
 * @param timeout in milliseconds
 * @throws UsageError if it does not start in time
 */
export async function startBrowser(
  executablePath: string,
  args: readonly string[],
  timeout = 30_000,
): Promise<Browser> {
  try {
    return await chromium.launch({executablePath, args: [...args], timeout});
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\.?(?:\n|$)/);
    throw new UsageError(
      `Chromium (${executablePath}) does not start: ${reason}. Start it by hand to see why, or name another with CHROMIUM_PATH`,
    );
  }
}
