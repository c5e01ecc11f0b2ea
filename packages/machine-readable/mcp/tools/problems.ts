import {writeJson} from '@openapi-portal/reports/json';
import type {McpServer} from '@modelcontextprotocol/server';
import {listProblemTypes, type ProblemType} from '@openapi-portal/openapi-model';
import {describeRetrySafety, findRetry} from '@openapi-portal/openapi-reference';
import type {JsonObject} from '@openapi-portal/reports/json';
import {z} from 'zod';

import {type OpenedApi, type PublishedApi, readFrom, readFromAll, resolveParts} from '../contracts';
import {throwNotFound} from '../throw-not-found';
import type {OpenedSite} from '../open-site';
import {
  annotations,
  answer,
  api,
  argument,
  DATA_NOTICE,
  refused,
  addUnreadableApis,
} from './answer';
import {toId} from './operations';

const problem = z.object({
  api: z.string(),
  name: z.string(),
  status: z.number().optional(),
  title: z.string(),
});

type ProblemSummary = z.infer<typeof problem>;

export function listProblems(apis: readonly OpenedApi[], id?: string) {
  const {found, refused: sentences} = readFromAll(apis, id, (one) =>
    listProblemTypes(one.contract).map((problem): ProblemSummary => ({
      api: one.id,
      name: problem.slug,
      ...(/^[1-5]\d\d$/.test(problem.status) && {status: Number(problem.status)}),
      title: problem.title,
    })),
  );
  return addUnreadableApis({problemTypes: found}, sentences);
}

/**
 * Returns a problem type (RFC 9457) with the operations that return it, whether the request may be retried, and
 * a link to a guide.
 *
 * @param type its name, or the `type` of a response
 * @throws Error with the most similar name if there is no such problem type or API
 */
export function getProblem(apis: readonly OpenedApi[], type: string, ofApi?: string): JsonObject {
  const name = type.replace(/^.*[/#]/, '');
  const all = readFromAll(apis, ofApi, (one) =>
    listProblemTypes(one.contract).map((problem) => ({one, problem})),
  );
  const found = all.found.find(({problem}) => problem.slug === name);
  if (found === undefined) {
    return throwNotFound(
      'problem type',
      name,
      all.found.map(({problem}) => problem.slug),
      all.refused,
    );
  }
  return readFrom(found.one, () => describeProblem(found));
}

interface Found {
  readonly one: PublishedApi;
  readonly problem: ProblemType;
}

function describeProblem({one, problem}: Found): JsonObject {
  const returning = one.operations.filter(({cursor}) =>
    writeJson(resolveParts(cursor)).includes(`/${problem.slug}"`),
  );
  const retries = returning.map(
    (operation) => findRetry(problem.status, problem, describeRetrySafety(operation)).words,
  );
  return {
    ...problem.cursor.object,
    api: one.id,
    name: problem.slug,
    page: `/${one.route}/#${problem.anchor}`,
    sendAgain: [...new Set(retries)].join('; '),
    returnedBy: returning.map(toId),
    ...(one.errorsPage !== undefined && {guide: `/${one.errorsPage}#${problem.slug}`}),
  };
}

export function registerProblemTools(server: McpServer, {pages, openContracts}: OpenedSite): void {
  server.registerTool(
    'list_problem_types',
    {
      description: `Lists the problem types of the API (RFC 9457) with status, name and title. Use it if you know the status or the cause of an error, but not its type. ${DATA_NOTICE}`,
      inputSchema: z.object({api}),
      outputSchema: z.object({problemTypes: z.array(problem), refused}),
      annotations,
    },
    async (input) => answer(listProblems(await openContracts(), input.api)),
  );
  server.registerTool(
    'get_problem',
    {
      description: `Gets one problem type (RFC 9457): its status, meaning and fix, whether the request can be repeated, the operations that return it, and its section of the guide. Use it to handle an error in a program. ${DATA_NOTICE}`,
      inputSchema: z.object({
        type: argument.describe('Name from list_problem_types, or the complete type URI'),
        api,
      }),
      outputSchema: z.looseObject({api: z.string(), name: z.string(), page: z.string()}),
      annotations,
    },
    async (input) => {
      const found = getProblem(await openContracts(), input.type, input.api);
      const {guide} = found;
      if (typeof guide !== 'string') return answer(found);
      return answer({...found, section: await pages.read(guide)});
    },
  );
}
