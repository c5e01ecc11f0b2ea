import logger from '@docusaurus/logger';

import {showToAuthor} from '@openapi-portal/static-pages/overlay';
import {ProblemsError} from '@openapi-portal/reports';

/** The home page, for reports that its author sees. */
export const SUBJECT = 'home';

/**
 * Makes what runs work and reports its problems. They stop a build, and the dev server at its start;
 * after that it shows them over the page and goes on with what the work made before.
 */
export function createReport(siteDir: string): (work: () => Promise<void>) => Promise<void> {
  let hasSucceeded = false;
  return async (work) => {
    try {
      await work();
      if (hasSucceeded) showToAuthor(siteDir, SUBJECT, '');
      hasSucceeded = true;
    } catch (error) {
      if (!hasSucceeded) throw error;
      // A contract that cannot be read is reported as such, by what publishes its API.
      if (!(error instanceof ProblemsError)) return;
      logger.error(error.message);
      showToAuthor(siteDir, SUBJECT, error.message);
    }
  };
}
