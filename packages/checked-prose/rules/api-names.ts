import {isMistake} from 'openapi-static/names/known-api';

import {resolve} from '../api-names/resolve';
import {findProblemsIn, type Rule} from '../site';

/** Whatever a page names of a contract must be there. */
export const findUnknownNames: Rule = (page, {apis}) =>
  findProblemsIn(page, page.content.references, (reference) => {
    const result = resolve(reference, apis);
    return result !== undefined && isMistake(result) ? result : undefined;
  });
