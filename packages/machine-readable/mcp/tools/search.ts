import type {McpServer} from '@modelcontextprotocol/server';
import {findInAll, type Hit, type LoadedIndex} from '@openapi-portal/site-search/engine';
import {z} from 'zod';

import type {OpenedSite} from '../open-site';
import {annotations, answer, DATA_NOTICE} from './answer';

const hit = z.object({
  kind: z.string(),
  title: z.string(),
  /** Path below the base URL, with the hash of the section. */
  path: z.string(),
  page: z.string(),
  detail: z.string().optional(),
  excerpt: z.string().optional(),
  otherPlaces: z.array(z.string()).optional(),
});

type SearchResult = z.infer<typeof hit>;

function toResult({kind, title, path: place, page, detail, excerpt, places}: Hit): SearchResult {
  return {
    kind,
    title,
    path: place,
    page: page.title,
    ...(detail !== undefined && {detail}),
    ...(excerpt !== undefined && {excerpt: excerpt.text}),
    ...(places.length > 0 && {otherPlaces: places.map((one) => one.path)}),
  };
}

const search = (
  indexes: readonly LoadedIndex[],
  query: string,
  limit: number,
): readonly SearchResult[] => findInAll(indexes, query, {limit}).hits.map(toResult);

export function registerSearchTool(server: McpServer, {openSearch}: OpenedSite): void {
  server.registerTool(
    'search',
    {
      description: `Searches the documentation and the API reference: pages, sections, operations, fields, problem types and terms, best first. Use it first for a question about the product, a rule, a limit or a term, and whenever no other tool fits. The query is words or a question. Pass the path of a result, with its anchor, to read_page. ${DATA_NOTICE}`,
      inputSchema: z.object({
        query: z
          .string()
          .min(1)
          .describe('Words or a question; only the first 200 characters are used'),
        limit: z.number().int().min(1).max(50).default(10).describe('Maximum number of results'),
      }),
      outputSchema: z.object({hits: z.array(hit)}),
      annotations,
    },
    async ({query, limit}) => {
      const indexes = await (await openSearch())(query);
      return answer({hits: search(indexes, query, limit)});
    },
  );
}
