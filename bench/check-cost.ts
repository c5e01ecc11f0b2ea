import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {say} from '../scripts/run-command';
import {toOpenApi31} from '@openapi-portal/openapi-model';
import {renderApi} from '@openapi-portal/openapi-reference';
import {type KnownApi, toKnownApi} from '@openapi-portal/api-names';
import {
  createReader,
  findProblems,
  markdown,
  toFixtureRoutes,
} from '@openapi-portal/checked-prose/testing';

import {readGitHubContract} from './github-contract';

/** Number of generated pages, and of operations named on each page. */
const PAGES = 2_000;
const NAMES = 20;

function readApi(): KnownApi {
  const contract = readGitHubContract();
  const {names} = renderApi(toOpenApi31(contract), {
    basePath: '/docs/API/GitHub-API',
    parts: {},
  });
  return toKnownApi(
    names,
    {id: 'GitHub-API', route: 'docs/API/GitHub-API', contract: '', renamed: {}},
    '/',
  );
}

/**
 * Returns the Markdown of a page that names operations, and alternates between all notations.
 *
 * @param start index of the first operation
 */
function toPage({operations}: KnownApi, start: number): string {
  const named = [...operations, ...operations].slice(start % operations.length).slice(0, NAMES);
  const lines = named.map(({id, method, path: address}, index) => {
    const ways = [`<Operation id="${id}"/>`, `\`${id}\``, `\`${method.toUpperCase()} ${address}\``];
    return `A sentence that says why somebody would call ${ways[index % ways.length]} first.`;
  });
  return `---\ntitle: Page ${start}\ndescription: One of many pages that name operations of a contract in every way that there is.\n---\n\n${lines.join('\n\n')}\n`;
}

/** Measures the checks of prose on a large generated site, and prints the times. */
export function measureChecks(): void {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'checks-'));
  const api = readApi();
  const docs = path.join(dir, 'docs');
  fs.mkdirSync(docs);
  const files = Array.from({length: PAGES}, (_, index) => `docs/page-${index}.mdx`);
  files.forEach((file, index) => fs.writeFileSync(path.join(dir, file), toPage(api, index)));
  try {
    const start = performance.now();
    const sources = createReader({contentDirs: [docs], staticDirs: [], markdown})();
    const read = performance.now();
    const problems = findProblems({
      ...sources,
      siteDir: dir,
      baseUrl: '/',
      staticDirs: [],
      routes: toFixtureRoutes(dir, files),
      apis: [api],
      checks: {},
      components: {},
      componentAnchors: {},
    });
    const end = performance.now();
    say(
      `${PAGES} pages against ${api.operations.length} operations: read in ${((read - start) / 1000).toFixed(1)} s, checked in ${((end - read) / 1000).toFixed(1)} s, ${problems.length} problems`,
    );
  } finally {
    fs.rmSync(dir, {recursive: true});
  }
}
