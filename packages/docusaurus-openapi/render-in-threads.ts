import {createRequire} from 'node:module';
import {availableParallelism} from 'node:os';

import type {Api} from '@openapi-portal/openapi-model';
import {runInThreads, startProgress} from '@openapi-portal/static-pages/built-pages';

import {
  listPageIds,
  type PageSite,
  type PageSources,
  PROGRESS,
  type Rendered,
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
  readonly models: Rendered['models'];
}

/** Renders many pages in threads, and adds them to `rendered`. Leaves few pages, and faulty ones, to the caller. */
export async function renderInThreads(
  api: Api,
  sources: PageSources,
  site: PageSite,
  rendered: Rendered,
): Promise<void> {
  const {length} = listPageIds(sources.published);
  const count = Math.min(availableParallelism(), Math.floor(length / PAGES_OF_THREAD));
  if (count < 2) return;
  const tasks = Array.from({length: count}, (_, from): Task => ({
    api,
    sources,
    site,
    share: {from, of: count},
  }));
  startProgress(PROGRESS, length);
  for (const share of (await runInThreads<TaskResult>(WORKER, tasks).catch(() => [])).flat()) {
    share.pages.forEach((page) => rendered.pages.set(page.id, toPage(page)));
    share.models.forEach((model, slug) => rendered.models.set(slug, model));
  }
}
