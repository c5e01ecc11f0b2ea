import logger from '@docusaurus/logger';

import {showToAuthor} from 'static-pages/overlay';

/** Milliseconds that the dev server gives a change to show before it does what takes longer. */
export const DELAY = 1500;

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

/**
 * Makes what generates the pages of an API again: an author sees a change at once, and a moment later, over
 * the page, what is wrong with it. It never fails: the dev server would end.
 *
 * @param subject what the reports are about, for `showToAuthor`
 */
export function createDevRun(
  {generate, writeRest, lint}: Work,
  siteDir: string,
  subject: string,
): () => Promise<void> {
  let lastRun = 0;
  let later: NodeJS.Timeout | undefined;

  async function finish(): Promise<void> {
    try {
      await lint();
    } finally {
      await writeRest();
    }
  }

  return async () => {
    lastRun += 1;
    const run = lastRun;
    const show = (report = ''): void => {
      // Of the contract as it was before a later change, nothing is to be said.
      if (run !== lastRun) return;
      if (report !== '') logger.error(report);
      showToAuthor(siteDir, subject, report);
    };
    clearTimeout(later);
    const obstacle = await findReport(generate);
    if (obstacle !== undefined) show((await findReport(lint)) ?? obstacle);
    else later = setTimeout(() => void findReport(finish).then(show), DELAY);
  };
}
