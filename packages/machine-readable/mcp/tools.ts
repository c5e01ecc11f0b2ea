import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';

import type {OpenedSite} from './open-site';

const api = z.string().optional().describe('Id of an API; all APIs where it is left out');

const annotations = {readOnlyHint: true, openWorldHint: false};

const hit = z.object({
  kind: z.string(),
  title: z.string(),
  path: z.string(),
  page: z.string(),
  detail: z.string().optional(),
  excerpt: z.string().optional(),
  otherPlaces: z.array(z.string()).optional(),
});

const summary = z.object({
  api: z.string(),
  id: z.string(),
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  tag: z.string(),
  page: z.string(),
  deprecated: z.boolean().optional(),
});

const problem = z.object({
  api: z.string(),
  name: z.string(),
  status: z.number(),
  title: z.string(),
});

/** An answer as data, and as text for clients that read nothing else. */
const answer = (content: Record<string, unknown>, text = JSON.stringify(content)) => ({
  content: [{type: 'text' as const, text}],
  structuredContent: content,
});

/** Registers what an assistant may ask of a site; each tool says what it is for, what it takes and what it gives. */
export function registerTools(
  server: McpServer,
  {pages, openContracts, openSearch}: OpenedSite,
): void {
  server.registerTool(
    'search',
    {
      description:
        'Searches the documentation and the API reference: pages, sections, operations, fields, problem types and terms, best first. Takes words or a whole question. Paths of hits, with their anchors, go to read_page.',
      inputSchema: {
        query: z
          .string()
          .min(1)
          .describe(
            'Words as a reader types them, such as "invite a colleague"; the first 200 characters count',
          ),
        limit: z.number().int().min(1).max(50).default(10).describe('How many hits at most'),
      },
      outputSchema: {hits: z.array(hit)},
      annotations,
    },
    async ({query, limit}) => answer({hits: (await openSearch()).find(query, limit)}),
  );
  server.registerTool(
    'read_page',
    {
      description:
        'Reads one page of the documentation as Markdown, or the part that an anchor or a heading names.',
      inputSchema: {
        path: z
          .string()
          .describe(
            'Path or address of the page, such as /docs/system-modules/risks; with an anchor, that part alone',
          ),
        section: z
          .string()
          .optional()
          .describe('Anchor or heading of the part, in the place of one in the path: risk-score'),
      },
      outputSchema: {markdown: z.string()},
      annotations,
    },
    async ({path, section}) => {
      const markdown = await pages.read(path, section);
      return answer({markdown}, markdown);
    },
  );
  server.registerTool(
    'list_operations',
    {
      description: 'Lists the operations of the API with id, method, path and page.',
      inputSchema: {api},
      outputSchema: {operations: z.array(summary)},
      annotations,
    },
    async (input) => answer({operations: (await openContracts()).listOperations(input.api)}),
  );
  server.registerTool(
    'get_operation',
    {
      description:
        'Gets one operation of the OpenAPI contract: what it is for, its parameters, media types, answers and headers by name. With part, gets that part whole; schemas stay references for get_schema.',
      inputSchema: {
        id: z.string().describe('Its operationId, such as create-user'),
        part: z
          .string()
          .optional()
          .describe('parameters, requestBody, responses.412 or another that the outline names'),
        api,
      },
      outputSchema: summary.loose(),
      annotations,
    },
    async ({id, part, api: ofApi}) => answer((await openContracts()).getOperation(id, part, ofApi)),
  );
  server.registerTool(
    'list_problem_types',
    {
      description: 'Lists the problem types of the API (RFC 9457) with status, name and title.',
      inputSchema: {api},
      outputSchema: {problemTypes: z.array(problem)},
      annotations,
    },
    async (input) => answer({problemTypes: (await openContracts()).listProblems(input.api)}),
  );
  server.registerTool(
    'get_problem',
    {
      description:
        'Gets one problem type (RFC 9457): its status, what it means, what to do, whether the same request may be sent again, which operations return it, and the section of the guide.',
      inputSchema: {
        type: z.string().describe('Its name, such as precondition-failed, or the whole type'),
        api,
      },
      outputSchema: z.looseObject({api: z.string(), name: z.string(), page: z.string()}),
      annotations,
    },
    async (input) => {
      const found = (await openContracts()).getProblem(input.type, input.api);
      const {guide} = found;
      if (typeof guide !== 'string') return answer(found);
      return answer({...found, section: await pages.read(guide)});
    },
  );
  server.registerTool(
    'get_schema',
    {
      description: 'Gets one schema from the OpenAPI contract, as JSON Schema.',
      inputSchema: {name: z.string().describe('Its name, or a whole $ref to it'), api},
      outputSchema: {schema: z.unknown()},
      annotations,
    },
    async ({name, api: ofApi}) => {
      const schema = (await openContracts()).getSchema(name, ofApi);
      return answer({schema}, JSON.stringify(schema));
    },
  );
}
