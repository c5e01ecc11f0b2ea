import {API_KEY, isMistake} from '@openapi-portal/api-names';

import {putFirst, resolve} from '../api-names/resolve';
import {findOwnApi, type Page} from '../page';
import {findProblemsIn, findVersionOf, type ProseRule, type ProseSite, suggest} from '../site';

const findUnknownApi: ProseRule = ({file, source = file, frontMatter}, {apis}) =>
  findProblemsIn(
    {file: source},
    frontMatter.entries.filter(({key}) => key === API_KEY),
    ({value}) => {
      const ids = apis.map(({id}) => id);
      if (ids.includes(String(value))) return undefined;
      const fix = suggest(String(value), ids, `write one of ${ids.join(', ')}`);
      return {message: `The site has no API ${String(value)}`, fix};
    },
  );

/**
 * Returns the end of an error message that names the releases of the page's docs version; empty for the current
 * version.
 */
function toReleases(page: Page, site: ProseSite): string {
  const version = findVersionOf(page, site);
  if (version === undefined) return '';
  const releases = version.apis.map((api) => `${api.id} ${api.version}`).join(' and ');
  return `; version ${version.name} describes ${releases === '' ? 'no API' : releases}`;
}

/** Checks that all references to API names can be resolved. */
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
