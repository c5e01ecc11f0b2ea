import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {bundleContract} from '.';

const CONTRACT = 'openapi: 3.1.1\ninfo: {title: A, version: "1"}\npaths: {}\n';

async function read(files: Readonly<Record<string, Buffer>>, overlays: readonly string[] = []) {
  const siteDir = writeFiles({'api.yaml': CONTRACT});
  for (const [name, bytes] of Object.entries(files))
    fs.writeFileSync(path.join(siteDir, name), bytes);
  const {problems} = await bundleContract(path.join(siteDir, 'api.yaml'), {overlays}, siteDir);
  return problems.map(({file, line, column, message, fix}) => [
    `${path.basename(file)}:${line}:${column}`,
    message,
    fix,
  ]);
}

const MESSAGE = 'The file is not encoded in UTF-8 from here on, so readers see \uFFFD';

const toFix = (from: string): string => `convert it, as with: iconv -f ${from} -t UTF-8`;

it('names the first byte of a contract that is not UTF-8', async () => {
  const bytes = Buffer.from(`${CONTRACT}x-a: ä\nx-b: é\n`, 'latin1');
  expect(await read({'api.yaml': bytes})).toEqual([['api.yaml:4:6', MESSAGE, toFix('ISO-8859-1')]]);
});

it('recognises UTF-16', async () => {
  const bytes = Buffer.from(`\uFEFF${CONTRACT}`, 'utf16le');
  expect(await read({'api.yaml': bytes})).toContainEqual([
    'api.yaml:1:1',
    MESSAGE,
    toFix('UTF-16'),
  ]);
});

it('checks overlays and referenced files', async () => {
  const overlay = 'overlay: 1.1.0\ninfo: {title: é, version: "1"}\n';
  const actions = 'actions: [{target: $.info, update: {x-a: b}}]\n';
  const found = await read(
    {
      'api.yaml': Buffer.from(CONTRACT.replace('{}', '{/a: {$ref: a.yaml}}')),
      'a.yaml': Buffer.from('get: {summary: é}\n', 'latin1'),
      'fixes.yaml': Buffer.from(overlay + actions, 'latin1'),
    },
    ['fixes.yaml'],
  );
  expect(found.map(([location]) => location).sort()).toEqual(['a.yaml:1:16', 'fixes.yaml:2:15']);
});

it('accepts U+FFFD that the author wrote', async () => {
  expect(await read({'api.yaml': Buffer.from(`${CONTRACT}x-a: \uFFFD\n`)})).toEqual([]);
});
