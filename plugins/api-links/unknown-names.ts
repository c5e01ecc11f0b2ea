import {isParsed} from '../prose-check/page';
import type {Rule} from '../prose-check/site';
import {toProblem} from '../prose-check/site';
import {isMistake} from './names';
import {resolve} from './resolve';

/** Whatever a page names of a contract must be there. */
export const findUnknownNames: Rule = (page, {apis}) => {
  if (!isParsed(page.content)) return [];
  return page.content.references.flatMap((reference) => {
    const result = resolve(reference, apis);
    if (result === undefined || !isMistake(result)) return [];
    return [toProblem(page, reference, result.message, result.remedy)];
  });
};
