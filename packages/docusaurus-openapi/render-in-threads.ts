import {createRequire} from 'node:module';
import {availableParallelism} from 'node:os';

import type {Api} from '@openapi-portal/openapi-model';
import {runInThreads, startProgress} from '@openapi-portal/static-pages/built-pages';

import {
  countRendered,
  type PageSite,
  type PageSources,
  PROGRESS,
  type RenderedOperations,
  type Share,
} from './build-api';
import {type PackedPage, toPage} from './pack-page';

const WORKER = createRequire(__filename).resolve('@openapi-portal/docusaurus-openapi/worker');

/** Minimum number of pages per thread. For fewer, starting a thread is not worthwhile. */
const PAGES_OF_THREAD = 250;

export interface Task {
  readonly api: Api;
  readonly sources: PageSources;
  readonly site: PageSite;
  readonly share: Share;
}

export interface TaskResult {
  readonly pages: readonly PackedPage[];
  readonly models: RenderedOperations['models'];
  /** True if a part of the contract cannot be rendered. */
  readonly hasErrors: boolean;
}

const joinShares = (shares: readonly TaskResult[]): readonly PackedPage[] =>
  (shares[0]?.pages ?? []).flatMap((_, index) => shares.flatMap(({pages}) => pages[index] ?? []));

export async function renderInThreads(
  api: Api,
  sources: PageSources,
  site: PageSite,
): Promise<RenderedOperations | undefined> {
  const length = countRendered(sources.published);
  const count = Math.min(availableParallelism(), Math.floor(length / PAGES_OF_THREAD));
  if (count < 2) return undefined;
  const tasks = Array.from({length: count}, (_, from): Task => ({
    api,
    sources,
    site,
    share: {from, of: count},
  }));
  startProgress(PROGRESS, length);
  const shares = (await runInThreads<TaskResult>(WORKER, tasks).catch(() => [])).flat();
  if (shares.length < count || shares.some(({hasErrors}) => hasErrors)) return undefined;
  return {
    operations: {pages: joinShares(shares).map(toPage), errors: []},
    models: new Map(shares.flatMap(({models}) => [...models])),
  };
}
