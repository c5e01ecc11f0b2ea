import logger from '@docusaurus/logger';

import {sayToAuthor, showToAuthor} from '@openapi-portal/static-pages/overlay';

/** Milliseconds that the dev server gives a step to show before the next, which takes longer. */
export const DELAY = 600;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, DELAY));

/** What a change of a contract sets off; all fail with an error that says why. */
export interface Work {
  /** What the pages show. */
  readonly generate: () => Promise<void>;
  /** Their titles, and what other pages say of them. */
  readonly writeRest: () => Promise<void>;
  readonly lint: () => Promise<void>;
}

/** A report of the problems, or all that is known of another error; nothing where the work succeeds. */
async function findReport(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    // That of a report is the report itself.
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
 * Makes what generates the pages of an API again: an author sees a change at once, then its titles wherever they
 * stand, and last, over the page, what is wrong with it. It never fails: the dev server would end.
 *
 * @param subject what the reports are about, for `showToAuthor`
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
      // Of the contract as it was before a later change, nothing is to be said.
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
