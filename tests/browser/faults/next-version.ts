import fs from 'node:fs';
import path from 'node:path';

import {finishWorker} from '@openapi-portal/offline/finish';

import {addIntegrity, createDigests} from '../../../scripts/add-integrity';
import {rewritePages} from '../../../scripts/secure-build';

const HASHED = /\.(?<hash>[0-9a-f]{8})\.(?:js|css)$/;

const TEXT = /\.(?:css|html|js|json)$/;

const listFiles = (dir: string): readonly string[] =>
  fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name));

const toNext = (hash: string): string => Array.from(hash).reverse().join('');

/**
 * Changes a copy of the build as if all code had changed: each script and stylesheet is renamed, and the old names no
 * longer exist. All pages get the attribute `data-version`.
 */
export async function makeNextVersion(dir: string): Promise<void> {
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
  const findDigest = createDigests(dir, '/');
  await rewritePages(dir, (html) => addIntegrity(html, findDigest));
  await finishWorker(dir, '/');
}
