import {type ChildProcess, spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';

import {createRandom} from '@openapi-portal/openapi-sandbox/testing';
import {writeFiles} from '@openapi-portal/reports/testing';
import {toTimeLimit} from '@openapi-portal/reports/testing/time-limit';
import {expect, it, onTestFinished} from 'vitest';

import {publishProgram} from './testing/served-sandbox';

const PAGES = 10_000;

/**
 * Returns the files of a site with 10,000 pages and eight search records per page: 6 MB of titles and 11 MB of text.
 */
function makeSite(): Readonly<Record<string, string>> {
  const random = createRandom(45);
  const parts = ['ka', 'ro', 'mi', 'ten', 'lus', 'ver', 'sa', 'ong', 'pre', 'dit'] as const;
  const words = Array.from({length: 6000}, () =>
    Array.from({length: 3 + random.below(3)}, () => random.pick(parts)).join(''),
  );
  const say = (count: number): string =>
    Array.from({length: count}, () => words[Math.min(random.below(6000), random.below(6000))]).join(
      ' ',
    );
  const pages = Array.from({length: PAGES}, (_, at) => ({
    path: `docs/${at}`,
    title: say(3),
    breadcrumbs: [],
  }));
  const records = pages.flatMap(({title}, at) => [
    [6, title, '', [], at, ''],
    ...Array.from({length: 7}, (_, part) => [part < 4 ? 5 : 1, say(3), '', [], at, `a-${part}`]),
  ]);
  const texts = records.map(() => say(12));
  texts[40_000] = 'The needle is here.';
  const indexes = [{under: '', title: '', titles: 'titles.json', text: 'text.json'}];
  return {
    'search-index/manifest.json': JSON.stringify({indexes}),
    'search-index/titles.json': JSON.stringify({pages, records, synonyms: {}}),
    'search-index/text.json': JSON.stringify({texts, places: {}, asked: {}}),
    'sitemap.xml': pages.map((page) => `<loc>https://d.example/${page.path}</loc>`).join(''),
    'docs/7.md': '# Seven\n',
  };
}

function createClient(child: ChildProcess & {readonly stdout: NodeJS.ReadableStream}) {
  const waiting = new Map<number, (result: unknown) => void>();
  createInterface({input: child.stdout}).on('line', (line) => {
    const {id, result} = JSON.parse(line) as {id: number; result: unknown};
    waiting.get(id)?.(result);
  });
  let last = 0;
  return (method: string, params: object): Promise<unknown> => {
    last += 1;
    child.stdin?.write(`${JSON.stringify({jsonrpc: '2.0', id: last, method, params})}\n`);
    return new Promise((resolve) => waiting.set(last, resolve));
  };
}

const readPeak = (pid = 0): number =>
  Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

it.runIf(fs.existsSync('/proc/self/status'))(
  'serves a site of 10,000 pages in under 200 MB, with the first answer of each tool in 3 s',
  async () => {
    const dir = writeFiles(makeSite());
    const readData = () => ({name: 'Big', baseUrl: '/', apis: []});
    const entry = path.resolve('scripts/programs/mcp.ts');
    const program = await publishProgram(dir, {file: 'mcp.mjs', entry, readData});
    const start = performance.now();
    const child = spawn(process.execPath, [program, dir], {stdio: ['pipe', 'pipe', 'inherit']});
    onTestFinished(() => void child.kill());
    const ask = createClient(child);
    const clientInfo = {name: 'test', version: '1'};
    await ask('initialize', {protocolVersion: '2025-06-18', capabilities: {}, clientInfo});
    const read = await ask('tools/call', {name: 'read_page', arguments: {path: '/docs/7'}});
    expect(JSON.stringify(read)).toContain('# Seven');
    const found = await ask('tools/call', {name: 'search', arguments: {query: 'needle'}});
    expect(JSON.stringify(found)).toContain('docs/5000');
    expect(performance.now() - start).toBeLessThan(toTimeLimit(3000));
    expect(readPeak(child.pid)).toBeLessThan(200_000_000);
  },
);
