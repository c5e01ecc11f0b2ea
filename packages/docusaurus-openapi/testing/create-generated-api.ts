import {GeneratedApi} from '../generated-api';
import {MinorVersionSet} from '../minor-version-set';

/**
 * Creates the only API of a test site.
 *
 * @param contract path relative to the site
 */
export function createGeneratedApi(siteDir: string, id: string, contract: string): GeneratedApi {
  const site = {siteDir, baseUrl: '/', prose: []};
  const route = `api/${id}`;
  const api: GeneratedApi = new GeneratedApi(
    {id, label: id, contract, route, outputDir: route},
    site,
    () => [api],
    new MinorVersionSet(site),
  );
  return api;
}
