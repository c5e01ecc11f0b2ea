import type {McpServer} from '@modelcontextprotocol/server';

import type {OpenedSite} from '../open-site';
import {registerOperationTools} from './operations';
import {registerProblemTools} from './problems';
import {registerPageTool} from './read-page';
import {registerSchemaTools} from './schemas';
import {registerSearchTool} from './search';

/** Version of the tools (semver.org). Increase when a tool is added or its parameters or results change. */
export const TOOLS_VERSION = '1.6.0';

export function registerTools(server: McpServer, site: OpenedSite): void {
  registerSearchTool(server, site);
  registerPageTool(server, site);
  registerOperationTools(server, site);
  registerProblemTools(server, site);
  registerSchemaTools(server, site);
}
