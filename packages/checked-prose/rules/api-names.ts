import {API_KEY, isMistake} from '@openapi-portal/api-names';

import {putFirst, resolve} from '../api-names/resolve';
import {findOwnApi} from '../page';
import {findProblemsIn, type ProseRule, suggest} from '../site';

/** The API that a page says it is about must be one of the site's. */
const findUnknownApi: ProseRule = ({file, source = file, frontMatter}, {apis}) =>
  findProblemsIn(
    {file: source},
    frontMatter.entries.filter(({key}) => key === API_KEY),
    ({value}) => {
      const ids = apis.map(({id}) => id);
      if (ids.includes(String(value))) return undefined;
      const fix = suggest(String(value), ids, `write one of ${ids.join(', ')}`);
      return {message: `The portal has no API ${String(value)}`, fix};
    },
  );

/** Whatever a page names of a contract must be there. */
export const findUnknownNames: ProseRule = (page, site) => {
  const apis = putFirst(findOwnApi(page), site.apis);
  const unknown = findProblemsIn(page, page.content.references, (reference) => {
    const result = resolve(reference, apis);
    return result !== undefined && isMistake(result) ? result : undefined;
  });
  return [...findUnknownApi(page, site), ...unknown];
};
