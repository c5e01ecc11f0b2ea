import v8 from 'node:v8';

import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';

import {openSite, type SiteDescription} from './open-site';
import {registerTools, TOOLS_VERSION} from './tools';
import {AS_DATA} from './tools/answer';

export {describeSite} from './describe-site';
export type {SiteDescription};

/**
 * Serves a published site to a coding assistant on standard input and output, where nothing else may be printed.
 *
 * @param location path of the folder of a build, or the address of the site with its base URL
 * @throws Error with the remedy where no site is there
 */
export async function serveSite(location: string, site: SiteDescription): Promise<void> {
  // An assistant runs it for hours next to much else: of a site of 10,000 pages it takes 25 MB less so.
  v8.setFlagsFromString('--optimize-for-size');
  const opened = await openSite(location, site);
  const server = new McpServer(
    {name: `${site.name} documentation`, version: TOOLS_VERSION},
    {instructions: AS_DATA},
  );
  registerTools(server, opened);
  await server.connect(new StdioServerTransport());
  // The first search then waits less; if the index cannot be read, it says so.
  opened.openSearch().catch(() => undefined);
}
