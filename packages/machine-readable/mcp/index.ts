import {type BuiltSite, checkBuild} from './built-site';
import {Contracts} from './contracts';
import {Pages} from './pages';
import {BuiltSearch} from './search';

export type {BuiltSite} from './built-site';

/**
 * What the tools of an MCP server ask of a built site.
 *
 * @throws Error with the remedy where there is no whole build
 */
export function openBuiltSite(site: BuiltSite) {
  checkBuild(site);
  const pages = new Pages(site);
  const contracts = new Contracts(site);
  const search = BuiltSearch.open(site);
  return {
    search: async (query: string, limit: number) => (await search).find(query, limit),
    readPage: (address: string) => pages.read(address),
    listOperations: (api?: string) => contracts.listOperations(api),
    getOperation: (id: string, api?: string) => contracts.getOperation(id, api),
    getSchema: (name: string, api?: string) => contracts.getSchema(name, api),
  };
}
