import {isMistake} from 'openapi-static/names/known-api';
import {resolve} from '../api-names/resolve';
import {isParsed} from '../page';
import type {Rule} from '../site';
import {toProblem} from '../site';

/** Whatever a page names of a contract must be there. */
export const findUnknownNames: Rule = (page, {apis}) => {
  if (!isParsed(page.content)) return [];
  return page.content.references.flatMap((reference) => {
    const result = resolve(reference, apis);
    if (result === undefined || !isMistake(result)) return [];
    return [toProblem(page, reference, result.message, result.fix)];
  });
};
