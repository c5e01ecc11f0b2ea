import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import {finishWorker} from '@openapi-portal/offline/finish';

import {addIntegrityToPages} from '../../../scripts/add-integrity';
import {listen} from '../../../scripts/listen';
import {createSiteServer} from '../../../scripts/serve-site';
import {buildDir, siteDir} from '../../../scripts/site';

/** Scripts and stylesheets whose names hold a hash. */
const HASHED = /\.(?<hash>[0-9a-f]{8})\.(?:js|css)$/;

const TEXT = /\.(?:css|html|js|json)$/;

const listFiles = (dir: string): readonly string[] =>
  fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name));

/** Another hash of the same length. */
const toNext = (hash: string): string => Array.from(hash).reverse().join('');

/**
 * Makes a version of the build as if all of its code had changed: every script and stylesheet has another name, and no
 * file of the first version is there under its own. Its pages say so in `data-version`.
 */
async function makeNextVersion(dir: string): Promise<void> {
  fs.rmSync(dir, {recursive: true, force: true});
  fs.cpSync(buildDir, dir, {recursive: true});
  const files = listFiles(dir);
  const hashes = files.flatMap((file) => HASHED.exec(file)?.groups?.hash ?? []);
  const pattern = new RegExp(`\\b(?:${hashes.join('|')})\\b`, 'g');
  for (const file of files.filter((name) => TEXT.test(name))) {
    const text = fs
      .readFileSync(file, 'utf8')
      .replace(pattern, toNext)
      .replace(/ integrity="[^"]*"/g, '')
      .replace('<html ', '<html data-version="2" ');
    fs.writeFileSync(file, text);
    fs.renameSync(file, file.replace(pattern, toNext));
  }
  addIntegrityToPages(dir, '/');
  await finishWorker(dir, '/');
}

export interface Publication {
  readonly address: string;
  /** Puts the next version in the place of the build, as a new container does; it can lack a folder. */
  readonly publish: (without?: string) => void;
  readonly close: () => void;
}

/** Serves the build on a free port, until its next version is published in its place. */
export async function serveUntilPublished(name: string): Promise<Publication> {
  const nextDir = path.join(siteDir, '.cache/next-version', name);
  await makeNextVersion(nextDir);
  let current = createSiteServer(buildDir);
  const server = http.createServer((request, response) => {
    current.emit('request', request, response);
  });
  const address = await listen(server, 0);
  return {
    address,
    publish: (without) => {
      if (without !== undefined) fs.rmSync(path.join(nextDir, without), {recursive: true});
      current = createSiteServer(nextDir);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
      fs.rmSync(nextDir, {recursive: true});
    },
  };
}
