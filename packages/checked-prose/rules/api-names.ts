import {API_KEY, isMistake} from '@openapi-portal/api-names';

import {putFirst, resolve} from '../api-names/resolve';
import {findOwnApi, type Page} from '../page';
import {findProblemsIn, findVersionOf, type ProseRule, type ProseSite, suggest} from '../site';

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

/** Of which releases a page of an older version speaks, behind what is not in them. */
function toReleases(page: Page, site: ProseSite): string {
  const version = findVersionOf(page, site);
  if (version === undefined) return '';
  const releases = version.apis.map((api) => `${api.id} ${api.version}`).join(' and ');
  return `; version ${version.name} speaks of ${releases === '' ? 'no API' : releases}`;
}

/** Whatever a page names of a contract must be there. */
export const findUnknownNames: ProseRule = (page, site) => {
  const apis = putFirst(findOwnApi(page), site.apis);
  const releases = toReleases(page, site);
  const unknown = findProblemsIn(page, page.content.references, (reference) => {
    const result = resolve(reference, apis);
    if (result === undefined || !isMistake(result)) return undefined;
    return {...result, message: result.message + releases};
  });
  return [...findUnknownApi(page, site), ...unknown];
};
