import logger from '@docusaurus/logger';

import {showActivity, showReport} from '@openapi-portal/static-pages/overlay';

/** Milliseconds between two steps, so that the browser shows the result of the first before the second starts. */
export const DELAY = 600;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, DELAY));

export interface UpdateSteps {
  readonly generate: () => Promise<void>;
  readonly writeRest: () => Promise<void>;
  readonly lint: () => Promise<void>;
}

/** Runs a step. Returns the report if it fails, otherwise undefined. */
async function findReport(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    // The stack of a `ProblemsError` is its report.
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** Announces the update in the terminal and in the browser. Returns a function that logs its completion. */
function announce(siteDir: string): () => void {
  const start = performance.now();
  const line = 'Updating the pages of the API';
  logger.info(line);
  showActivity(siteDir, `${line} …`);
  return () => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    logger.success(`Updated the pages of the API in ${seconds} s`);
  };
}

/**
 * Creates a function that updates the pages after a contract has changed: their content first, then titles and
 * sidebars, then the lint report. The function never rejects, because a rejection would stop the dev server.
 *
 * @param subject identifies the report in `showReport`
 */
export function createUpdate(
  {generate, writeRest, lint}: UpdateSteps,
  siteDir: string,
  subject: string,
): () => Promise<void> {
  let lastRun = 0;

  async function finish(isLatest: () => boolean): Promise<string | undefined> {
    await pause();
    const obstacle = isLatest() ? await findReport(writeRest) : undefined;
    await pause();
    return (isLatest() ? await findReport(lint) : undefined) ?? obstacle;
  }

  return async () => {
    lastRun += 1;
    const run = lastRun;
    const isLatest = (): boolean => run === lastRun;
    const tellEnd = announce(siteDir);
    const end = (report = ''): void => {
      // A later run has started and will report instead.
      if (!isLatest()) return;
      if (report === '') tellEnd();
      else logger.error(report);
      showReport(siteDir, subject, report);
      showActivity(siteDir, '');
    };
    const obstacle = await findReport(generate);
    if (obstacle === undefined) void finish(isLatest).then(end);
    else end((await findReport(lint)) ?? obstacle);
  };
}
