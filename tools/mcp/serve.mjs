// An MCP server of the built portal: `npm run mcp` installs and runs it. Plain JavaScript, because its packages are
// installed for that command alone.
import path from 'node:path';

import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createJiti} from 'jiti';
import {z} from 'zod';

const root = path.join(import.meta.dirname, '../..');

const api = z.string().optional().describe('Id of an API; all APIs where it is left out');
const readOnly = {readOnlyHint: true, openWorldHint: false};

/** What an assistant is told of each tool, and what answers it. */
const TOOLS = {
  search: {
    description:
      'Searches the documentation and the API reference: pages, sections, operations, fields, problem types and terms, best first. Paths of hits go to read_page.',
    inputSchema: {
      query: z
        .string()
        .min(1)
        .describe(
          'Words as a reader types them, such as "invite a colleague"; the first 200 characters count',
        ),
      limit: z.number().int().min(1).max(50).default(10).describe('How many hits at most'),
    },
    answer: (site, {query, limit}) => site.search(query, limit),
  },
  read_page: {
    description: 'Reads one page of the documentation as Markdown.',
    inputSchema: {
      path: z.string().describe('Path or address of the page, such as /docs/system-modules/risks'),
    },
    answer: (site, input) => site.readPage(input.path),
  },
  list_operations: {
    description: 'Lists the operations of the API with id, method, path and page.',
    inputSchema: {api},
    answer: (site, input) => site.listOperations(input.api),
  },
  get_operation: {
    description:
      'Gets one operation from the OpenAPI contract: parameters, request body, answers and examples. Schemas stay references for get_schema.',
    inputSchema: {id: z.string().describe('Its operationId, such as create-user'), api},
    answer: (site, input) => site.getOperation(input.id, input.api),
  },
  get_schema: {
    description: 'Gets one schema from the OpenAPI contract, as JSON Schema.',
    inputSchema: {name: z.string().describe('Its name, or a whole $ref to it'), api},
    answer: (site, input) => site.getSchema(input.name, input.api),
  },
};

/** Markdown as it is, everything else as JSON. */
const toText = (answer) => (typeof answer === 'string' ? answer : JSON.stringify(answer));

const jiti = createJiti(import.meta.url);
const {name, openPortal} = await jiti.import(path.join(root, 'scripts/open-portal.ts'));

try {
  const site = await openPortal();
  const server = new McpServer({name: `${name} documentation`, version: '1.0.0'});
  for (const [tool, {answer, ...config}] of Object.entries(TOOLS)) {
    server.registerTool(tool, {...config, annotations: readOnly}, async (input) => ({
      content: [{type: 'text', text: toText(await answer(site, input))}],
    }));
  }
  await server.connect(new StdioServerTransport());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
