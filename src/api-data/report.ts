import logger from '@docusaurus/logger';

import {showToAuthor} from '@openapi-portal/static-pages/overlay';
import {ProblemsError} from '@openapi-portal/reports';

/** Identifies the home page in the dev server's error overlay. */
export const SUBJECT = 'home';

/**
 * Creates a function that runs work and reports its problems. Problems stop a build, and the dev server if its
 * first run fails. Later runs of the dev server show them in an overlay and keep the results of the previous run.
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
      // Contracts that cannot be read are reported by the plugin that publishes the API.
      if (!(error instanceof ProblemsError)) return;
      logger.error(error.message);
      showToAuthor(siteDir, SUBJECT, error.message);
    }
  };
}
