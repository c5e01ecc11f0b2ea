import logger from '@docusaurus/logger';

import {showToAuthor} from 'static-pages/overlay';
import {formatProblems, type Problem, ProblemsError} from 'static-pages/reports';

const SUBJECT = 'the pages';

/** Takes what a check found. */
export type Report = (problems: readonly Problem[]) => void;

/**
 * Stops the build when there is something to mend.
 *
 * @throws ProblemsError with all problems
 */
export const createBuildReport =
  (siteDir: string): Report =>
  (problems) => {
    if (problems.length > 0) throw new ProblemsError(SUBJECT, problems, siteDir);
  };

/**
 * Tells an author what there is to mend, once for as long as it stays the same, and when all is
 * mended: in the terminal, and over the page. The server goes on: an author is in the middle of a
 * sentence.
 */
export function createDevReport(siteDir: string): Report {
  let told = '';
  return (problems) => {
    const text = problems.length > 0 ? formatProblems(SUBJECT, problems, siteDir) : '';
    if (text === told) return;
    told = text;
    showToAuthor(siteDir, 'pages', text);
    if (text === '') logger.success('The pages are in order again');
    else logger.error(text);
  };
}

/** Prints what is right for now, and stops nothing. */
export function warn(problems: readonly Problem[], siteDir: string): void {
  if (problems.length > 0) logger.warn(formatProblems('the pages, for now', problems, siteDir));
}
