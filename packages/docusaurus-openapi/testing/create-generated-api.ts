import {GeneratedApi} from '../generated-api';
import {LineSet} from '../line-set';

/** An API of a site that has no other, by its id, and its contract relative to the site. */
export function createGeneratedApi(siteDir: string, id: string, contract: string): GeneratedApi {
  const site = {siteDir, baseUrl: '/', prose: []};
  const route = `api/${id}`;
  const api: GeneratedApi = new GeneratedApi(
    {id, label: id, contract, route, outputDir: route},
    site,
    () => [api],
    new LineSet(site),
  );
  return api;
}
