import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';

import type {OpenedSite} from '../open-site';
import {registerOperationTools} from './operations';
import {registerProblemTools} from './problems';
import {registerPageTool} from './read-page';
import {registerSchemaTools} from './schemas';
import {registerSearchTool} from './search';

/** Of the tools, as assistants know them: raise it where one is added, or asks or answers otherwise (semver.org). */
export const TOOLS_VERSION = '1.3.0';

/** Registers what an assistant may ask of a site; each tool says what it is for, what it takes and what it gives. */
export function registerTools(server: McpServer, site: OpenedSite): void {
  registerSearchTool(server, site);
  registerPageTool(server, site);
  registerOperationTools(server, site);
  registerProblemTools(server, site);
  registerSchemaTools(server, site);
}
