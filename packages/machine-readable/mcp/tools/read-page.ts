import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';

import type {OpenedSite} from '../open-site';
import {annotations, answer, AS_DATA} from './answer';

export function registerPageTool(server: McpServer, {pages}: OpenedSite): void {
  server.registerTool(
    'read_page',
    {
      description: `Reads one page of the documentation as Markdown, or the part that an anchor or a heading names. ${AS_DATA}`,
      inputSchema: {
        path: z
          .string()
          .describe(
            'Path or address of the page, as search gives it; with an anchor, that part alone',
          ),
        section: z
          .string()
          .optional()
          .describe('Anchor or heading of the part, in the place of one in the path'),
      },
      outputSchema: {markdown: z.string()},
      annotations,
    },
    async ({path, section}) => {
      const markdown = await pages.read(path, section);
      return answer({markdown}, markdown);
    },
  );
}
