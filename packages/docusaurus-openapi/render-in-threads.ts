import {createRequire} from 'node:module';
import {availableParallelism} from 'node:os';

import {type Api, listOperations, openContract} from '@openapi-portal/openapi-model';
import {runInThreads} from '@openapi-portal/static-pages/built-pages';

import type {PageSite, PageSources, RenderedOperations, Share} from './build-api';
import {type PackedPage, toPage} from './pack-page';

const WORKER = createRequire(__filename).resolve('@openapi-portal/docusaurus-openapi/worker');

/** So many operations are worth the time that a thread takes to begin. */
const OPERATIONS_OF_THREAD = 250;

/** What a thread is told. */
export interface Task {
  readonly api: Api;
  readonly sources: PageSources;
  readonly site: PageSite;
  readonly share: Share;
}

/** What a thread answers. */
export interface Answer {
  readonly pages: readonly PackedPage[];
  readonly models: RenderedOperations['models'];
  /** Whether there is something that cannot be shown. */
  readonly hasErrors: boolean;
}

/** Of shares that go round all operations, the pages in the order of these. */
const joinShares = (shares: readonly Answer[]): readonly PackedPage[] =>
  (shares[0]?.pages ?? []).flatMap((_, index) => shares.flatMap(({pages}) => pages[index] ?? []));

/**
 * The pages of an API's operations, rendered on all processors; those that are as they were come from the last build.
 *
 * @param sources plain data
 * @returns nothing where that is not worth it, or something cannot be shown: who renders all alone says what
 */
export async function renderInThreads(
  api: Api,
  sources: PageSources,
  site: PageSite,
): Promise<RenderedOperations | undefined> {
  const {length} = listOperations(openContract(sources.published));
  const count = Math.min(availableParallelism(), Math.floor(length / OPERATIONS_OF_THREAD));
  if (count < 2) return undefined;
  const tasks = Array.from({length: count}, (_, from): Task => ({
    api,
    sources,
    site,
    share: {from, of: count},
  }));
  const shares = (await runInThreads<Answer>(WORKER, tasks).catch(() => [])).flat();
  if (shares.length < count || shares.some(({hasErrors}) => hasErrors)) return undefined;
  return {
    operations: {pages: joinShares(shares).map(toPage), errors: []},
    models: new Map(shares.flatMap(({models}) => [...models])),
  };
}
