import logger from '@docusaurus/logger';

import {sayToAuthor, showToAuthor} from '@openapi-portal/static-pages/overlay';

/** Milliseconds between two steps of the dev server, so that the first is visible before the slower next one. */
export const DELAY = 600;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, DELAY));

/** The steps after a change of a contract; each fails with an error that explains it. */
export interface Work {
  /** Generates the pages' content. */
  readonly generate: () => Promise<void>;
  /** Writes titles, and content of other pages about the API. */
  readonly writeRest: () => Promise<void>;
  readonly lint: () => Promise<void>;
}

/** Returns the report of a failed step, or the complete error; undefined if it succeeds. */
async function findReport(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    // The stack of a report is the report itself.
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** Tells an author what is done with a change, in the terminal and in the browser, and when it is done. */
function announce(siteDir: string): () => void {
  const start = performance.now();
  const line = 'Making the pages of the API anew';
  logger.info(line);
  sayToAuthor(siteDir, `${line} …`);
  return () => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    logger.success(`The pages of the API are as their contract says, after ${seconds} s`);
  };
}

/**
 * Creates a function that regenerates the pages of an API: first the content, then titles everywhere, then the
 * lint report over the page. It never rejects, because the dev server would stop.
 *
 * @param subject of the reports, for `showToAuthor`
 */
export function createDevRun(
  {generate, writeRest, lint}: Work,
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
      // The report of an outdated contract is dropped.
      if (!isLatest()) return;
      if (report === '') tellEnd();
      else logger.error(report);
      showToAuthor(siteDir, subject, report);
      sayToAuthor(siteDir, '');
    };
    const obstacle = await findReport(generate);
    if (obstacle === undefined) void finish(isLatest).then(end);
    else end((await findReport(lint)) ?? obstacle);
  };
}
