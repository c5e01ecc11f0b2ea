import logger from '@docusaurus/logger';

import {showToAuthor} from '@openapi-portal/static-pages/overlay';
import {formatProblems, type Problem, ProblemsError} from '@openapi-portal/reports';

/** The pages, for reports that their author sees. */
export const SUBJECT = 'pages';

const TITLE = 'the pages';

/**
 * Makes what stops a build when there is something to mend. In the dev server it tells an author, once for
 * as long as it stays the same, and when all is mended: in the terminal, and over the page. The server goes
 * on: an author is in the middle of a sentence.
 *
 * @throws ProblemsError in a build, with all problems
 */
export function createReport(siteDir: string, isDevServer: boolean) {
  let told = '';
  return (problems: readonly Problem[]): void => {
    if (problems.length > 0 && !isDevServer) throw new ProblemsError(TITLE, problems, siteDir);
    const text = problems.length > 0 ? formatProblems(TITLE, problems, siteDir) : '';
    if (isDevServer) showToAuthor(siteDir, SUBJECT, text);
    if (text === told) return;
    told = text;
    if (text === '') logger.success('The pages are in order again');
    else logger.error(text);
  };
}

/** Prints what is right for now, and stops nothing. */
export function warn(problems: readonly Problem[], siteDir: string): void {
  if (problems.length > 0) logger.warn(formatProblems('the pages, for now', problems, siteDir));
}
