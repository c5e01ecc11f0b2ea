import {readdirSync, readFileSync, statSync} from 'node:fs';
import fs from 'node:fs/promises';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {test as base} from '@playwright/test';
import ts from 'typescript';

import {finishWorker} from '@openapi-portal/offline/finish';

const BUILD = 'build';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The built site on a server of its own, which can go away and be given another build. */
export interface ChangingSite {
  readonly address: string;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  /** Publishes a build whose pages say in their heads which one it is, and whose main script has another name. */
  readonly publish: (edition: string) => Promise<void>;
  /** Publishes what `OFFLINE=off` builds in the place of the service worker. */
  readonly retireWorker: () => void;
  /** Answers 404 where a path has this in it. */
  readonly refuse: (part: string) => void;
  /** Puts this into every page, as some hosts do. */
  readonly inject: (html: string) => void;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

const [main = ''] = readdirSync(path.join(BUILD, 'assets/js')).filter((name) =>
  name.startsWith('main.'),
);

/** The file of a folder at an address: itself, or the page of a folder in it. */
const findFile = (dir: string, pathname: string): string | undefined =>
  [pathname, `${pathname}/index.html`]
    .map((name) => path.join(dir, name))
    .find((file) => statSync(file, {throwIfNoEntry: false})?.isFile());

/** Eight hexadecimal digits that belong to a text. */
const toHash = (text: string): string => Buffer.from(text.padEnd(4)).toString('hex').slice(-8);

/** Makes a build whose pages say in their heads which one it is, and whose main script has another name. */
async function makeEdition(dir: string, edition: string): Promise<void> {
  const name = `main.${toHash(edition)}.js`;
  await fs.rm(dir, {recursive: true, force: true});
  await fs.cp(BUILD, dir, {recursive: true});
  await fs.rename(path.join(dir, 'assets/js', main), path.join(dir, 'assets/js', name));
  for (const page of await fs.readdir(dir, {recursive: true})) {
    if (!page.endsWith('.html')) continue;
    const html = await fs.readFile(path.join(dir, page), 'utf8');
    const head = `<meta name="edition" content="${edition}"></head>`;
    await fs.writeFile(path.join(dir, page), html.replaceAll(main, name).replace('</head>', head));
  }
  await finishWorker(dir, '/');
}

function buildRetiredWorker(): string {
  const source = readFileSync('packages/offline/retired-worker.ts', 'utf8');
  const {outputText} = ts.transpileModule(source.replace(/^import .*$/gm, ''), {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
  });
  return `const WORKER_DATA = {base: '/'};${outputText.replace('export {};', '')}`;
}

class Site implements ChangingSite {
  readonly asked: string[] = [];
  private dir = BUILD;
  private injected = '';
  private refused = '';
  private isRetired = false;
  private port = 0;
  private readonly server = http.createServer((request, response) => {
    void this.answer(request.url ?? '', response);
  });

  constructor(private readonly name: string) {}

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  async publish(edition: string): Promise<void> {
    const dir = path.join('.cache/editions', this.name);
    await makeEdition(dir, edition);
    this.dir = dir;
  }

  inject(html: string): void {
    this.injected = html;
  }

  retireWorker(): void {
    this.isRetired = true;
  }

  refuse(part: string): void {
    this.refused = part;
  }

  async start(): Promise<void> {
    await new Promise<void>((ready) => void this.server.listen(this.port, 'localhost', ready));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private toPublished(text: string, file: string): string {
    if (this.isRetired && file.endsWith('offline-worker.js')) return buildRetiredWorker();
    return file.endsWith('.html') ? text.replace('</body>', `${this.injected}</body>`) : text;
  }

  private async answer(url: string, response: http.ServerResponse): Promise<void> {
    const {pathname} = new URL(url, 'http://localhost');
    this.asked.push(pathname);
    const isRefused = this.refused !== '' && pathname.includes(this.refused);
    const file = isRefused ? undefined : findFile(this.dir, pathname);
    if (file === undefined) {
      response.writeHead(404, {'content-type': 'text/plain'}).end('Not found.');
      return;
    }
    const type = TYPES[path.extname(file)] ?? 'text/plain';
    const content = await fs.readFile(file);
    const isText = /text|json/.test(type);
    response.writeHead(200, {'content-type': type, 'cache-control': 'no-cache'});
    response.end(isText ? this.toPublished(content.toString(), file) : content);
  }
}

interface Fixtures {
  readonly site: ChangingSite;
}

export const test = base.extend<Fixtures>({
  site: async ({context}, use) => {
    const name = base.info().testId;
    const site = new Site(name);
    await site.start();
    await use(site);
    await context.close();
    await site.stop().catch(() => undefined);
    await fs.rm(path.join('.cache/editions', name), {recursive: true, force: true});
  },
});
