import {parentPort, workerData} from 'node:worker_threads';

import {type PackedPage, packPage} from './pack-page';
import {readRenderer} from './renderer';
import type {TaskResult, Task} from './render-in-threads';

const {api, sources, site, share} = workerData as Task;

async function render(): Promise<TaskResult> {
  const {renderShare, parts} = await readRenderer(site.siteDir);
  const pages: PackedPage[] = [];
  const {models} = renderShare(api, sources, site, parts, {
    share,
    keep(page) {
      pages.push(packPage(page));
      return {...page, html: '', plainHtml: '', anchors: [], links: []};
    },
  });
  return {pages, models};
}

void render().then((answer) => parentPort?.postMessage(answer));
