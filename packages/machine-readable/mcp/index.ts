import v8 from 'node:v8';

import {McpServer} from '@modelcontextprotocol/server';
import {serveStdio} from '@modelcontextprotocol/server/stdio';

import {openSite, type SiteDescription} from './open-site';
import {loadSkills} from './skills';
import {registerTools, TOOLS_VERSION} from './tools';
import {DATA_NOTICE} from './tools/answer';

export {describeSite} from './describe-site';
export type {SiteDescription};

/**
 * Serves a published site to a coding assistant over standard input and output. Nothing else may be printed to
 * standard output.
 *
 * @throws Error if there is no site at this location
 */
export async function serveSite(location: string, site: SiteDescription): Promise<void> {
  // The server runs for hours next to other programs. This flag saves 25 MB for a site of 10,000 pages.
  v8.setFlagsFromString('--optimize-for-size');
  const opened = await openSite(location, site);
  const skills = await loadSkills(opened.files, site);
  serveStdio(() => {
    const server = new McpServer(
      {name: `${site.name} documentation`, version: TOOLS_VERSION},
      {instructions: DATA_NOTICE},
    );
    registerTools(server, opened);
    if (skills.entries.length > 0) skills.attach(server);
    return server;
  });
  // Opens the index early to speed up the first search, which also reports an error if opening fails.
  opened.openSearch().catch(() => undefined);
}
