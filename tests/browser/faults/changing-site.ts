import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {test as base} from '@playwright/test';
import ts from 'typescript';

import {findSiteFile} from '../../../scripts/find-site-file';

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
  readonly publish: (edition: string) => void;
  /** Publishes what `OFFLINE=off` builds in the place of the service worker. */
  readonly retireWorker: () => void;
  /** Answers 404 where a path has this in it. */
  readonly refuse: (part: string) => void;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

const worker = readFileSync(path.join(BUILD, 'offline-worker.js'), 'utf8');
const [id = ''] = /(?<=build:")[\da-f]{8}/.exec(worker) ?? [];
const [main = ''] = /(?<="main\.)[\da-f]{8}/.exec(worker) ?? [];

/** Eight hexadecimal digits that belong to a text. */
const toHash = (text: string): string => Buffer.from(text.padEnd(4)).toString('hex').slice(-8);

function buildRetiredWorker(): string {
  const source = readFileSync('packages/static-pages/offline/retired-worker.ts', 'utf8');
  const {outputText} = ts.transpileModule(source.replace(/^import .*$/gm, ''), {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
  });
  return `const WORKER_DATA = {base: '/'};${outputText.replace('export {};', '')}`;
}

class Site implements ChangingSite {
  readonly asked: string[] = [];
  private edition = '';
  private refused = '';
  private isRetired = false;
  private port = 0;
  private readonly server = http.createServer((request, response) => {
    void this.answer(request.url ?? '', response);
  });

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  publish(edition: string): void {
    this.edition = edition;
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

  /** The file of the build that is published now, as it was built. */
  private toBuilt(pathname: string): string {
    const name = pathname.replace(/(?<=\/main\.)[\da-f]{8}(?=\.js$)/, (hash) => {
      if (this.edition === '') return hash;
      return hash === toHash(this.edition) ? main : 'gone';
    });
    return this.refused !== '' && name.includes(this.refused) ? '/gone' : name;
  }

  private toPublished(text: string, file: string): string {
    if (this.isRetired && file.endsWith('offline-worker.js')) return buildRetiredWorker();
    if (this.edition === '') return text;
    const hash = toHash(this.edition);
    return text
      .replaceAll(`main.${main}`, `main.${hash}`)
      .replaceAll(`build:"${id}"`, `build:"${hash}"`)
      .replace('</head>', `<meta name="edition" content="${this.edition}"></head>`);
  }

  private async answer(url: string, response: http.ServerResponse): Promise<void> {
    const {pathname} = new URL(url, 'http://localhost');
    this.asked.push(pathname);
    const file = await findSiteFile(BUILD, this.toBuilt(pathname));
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
    const site = new Site();
    await site.start();
    await use(site);
    await context.close();
    await site.stop().catch(() => undefined);
  },
});
