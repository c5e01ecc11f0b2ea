import logger from '@docusaurus/logger';

import {showReport} from '@openapi-portal/static-pages/overlay';
import {formatProblems, type Problem, ProblemsError} from '@openapi-portal/reports';

export const SUBJECT = 'pages';

const TITLE = 'the pages';

/**
 * Creates a function that reports problems. A build fails; the dev server prints the problems, shows them over
 * the page and continues. A report is only printed if it differs from the previous one.
 *
 * @throws ProblemsError in a build, with all problems
 */
export function createReport(siteDir: string, isDevServer: boolean) {
  let told = '';
  return (problems: readonly Problem[]): void => {
    if (problems.length > 0 && !isDevServer) throw new ProblemsError(TITLE, problems, siteDir);
    const text = problems.length > 0 ? formatProblems(TITLE, problems, siteDir) : '';
    if (isDevServer) showReport(siteDir, SUBJECT, text);
    if (text === told) return;
    told = text;
    if (text === '') logger.success('All problems in the pages are fixed');
    else logger.error(text);
  };
}

/** Prints problems that do not fail the build. */
export function warn(problems: readonly Problem[], siteDir: string): void {
  if (problems.length > 0)
    logger.warn(formatProblems('the pages, which do not stop this build', problems, siteDir));
}
