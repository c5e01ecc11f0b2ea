import {API_KEY, isMistake} from '@openapi-portal/api-names';

import {putFirst, resolve} from '../api-names/resolve';
import {findOwnApi, type Page} from '../page';
import {findProblemsIn, findVersionOf, type ProseRule, type ProseSite, suggest} from '../site';

/** Checks that the API in a page's front matter exists. */
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

/** Returns the releases that a page of an older version of the docs refers to, for the end of a message. */
function toReleases(page: Page, site: ProseSite): string {
  const version = findVersionOf(page, site);
  if (version === undefined) return '';
  const releases = version.apis.map((api) => `${api.id} ${api.version}`).join(' and ');
  return `; version ${version.name} speaks of ${releases === '' ? 'no API' : releases}`;
}

/** Checks that everything that a page names of a contract exists. */
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
