import type {McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';

import type {OpenedSite} from '../open-site';
import {annotations, answer, argument, DATA_NOTICE} from './answer';

export function registerPageTool(server: McpServer, {pages}: OpenedSite): void {
  server.registerTool(
    'read_page',
    {
      description: `Reads one page of the documentation as Markdown, or one section of it. Use it after search, with the section that you need: pages of operations are long. ${DATA_NOTICE}`,
      inputSchema: z.object({
        path: argument.describe(
          'Path or URL of the page, as in results of search. With an anchor, only that section',
        ),
        section: argument
          .optional()
          .describe('Anchor or heading of the section, instead of an anchor in the path'),
      }),
      outputSchema: z.object({markdown: z.string()}),
      annotations,
    },
    async ({path, section}) => {
      const markdown = await pages.read(path, section);
      return answer({markdown}, markdown);
    },
  );
}
