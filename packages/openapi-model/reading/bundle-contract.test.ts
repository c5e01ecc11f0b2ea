import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {afterEach, expect, it, vi} from 'vitest';

import {bundleContract, readContract, readPublishable} from '.';

afterEach(() => {
  vi.restoreAllMocks();
});

const CONTRACT = `openapi: 3.1.1
info: {title: A, version: '1'}
paths: {}
components: {schemas: {Item: {$ref: item.yaml}}}
`;

const write = (files: Readonly<Record<string, string>> = {}): string =>
  writeFiles({'api.yaml': CONTRACT, 'item.yaml': 'type: object\n', ...files});

/** Lists the files that are read, with repetitions. */
function watchReads(): readonly string[] {
  const {readFile} = fs.promises;
  const names: string[] = [];
  vi.spyOn(fs.promises, 'readFile').mockImplementation((file, options) => {
    names.push(path.basename(String(file)));
    return readFile(file, options);
  });
  return names;
}

it('reads each file once for all callers', async () => {
  const siteDir = write();
  const reads = watchReads();
  const file = path.join(siteDir, 'api.yaml');
  const documents = await Promise.all([
    readContract(file, {}, siteDir),
    bundleContract(file, undefined, siteDir).then(({document}) => document),
  ]);
  documents.push(await readPublishable(file, {}, siteDir), await readContract(file, {}, siteDir));
  expect(new Set(documents).size).toBe(1);
  expect(reads.filter((name) => name.endsWith('.yaml'))).toEqual(['api.yaml', 'item.yaml']);
});

it.each(['api.yaml', 'item.yaml'])('reads a contract again after a change of %s', async (name) => {
  const siteDir = write();
  const file = path.join(siteDir, 'api.yaml');
  const before = await readContract(file, {}, siteDir);
  fs.appendFileSync(path.join(siteDir, name), 'x-new: true\n');
  const after = await readContract(file, {}, siteDir);
  expect(JSON.stringify(before)).not.toContain('x-new');
  expect(JSON.stringify(after)).toContain('x-new');
});

it('reads a contract again when a missing file is written', async () => {
  const siteDir = write();
  const item = path.join(siteDir, 'item.yaml');
  fs.rmSync(item);
  const read = (): Promise<unknown> => readContract(path.join(siteDir, 'api.yaml'), {}, siteDir);
  await expect(read()).rejects.toThrow('item.yaml');
  fs.writeFileSync(item, 'type: string\n');
  await expect(read()).resolves.toMatchObject({components: {schemas: {item: {type: 'string'}}}});
});

it('does not apply files that one site allows to another', async () => {
  const outside = writeFiles({'item.yaml': 'type: object\n'});
  const siteDir = write({'api.yaml': CONTRACT.replace('item.yaml', `${outside}/item.yaml`)});
  const file = path.join(siteDir, 'api.yaml');
  const {problems} = await bundleContract(file, {folders: [outside]}, siteDir);
  expect(problems).toEqual([]);
  await expect(readContract(file, {}, siteDir)).rejects.toThrow('outside the site');
});

it('filters schemas behind anchors and ids, and keeps the references that remain', async () => {
  const response = (target: string) =>
    `{responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '${target}'}}}}}}`;
  const siteDir = write({
    'api.yaml': `openapi: 3.1.1
info: {title: A, version: '1'}
paths:
  /a: {get: ${response('#/components/schemas/Outer')}}
  /b: {get: ${response('#/components/schemas/Named').replace('{', '{x-internal: true, ')}}
components:
  schemas:
    Outer:
      required: [named, secret]
      properties: {named: {$ref: '#named'}, secret: {$ref: 'https://example.com/secret'}}
    Named: {$anchor: named, type: string}
    Secret: {$id: 'https://example.com/secret', x-internal: true}
`,
  });
  const file = path.join(siteDir, 'api.yaml');
  const {document} = await bundleContract(file, {filter: {hideInternal: true}}, siteDir);
  expect(document).toMatchObject({
    components: {
      schemas: {
        Outer: {required: ['named'], properties: {named: {$ref: '#named'}}},
        Named: {$anchor: 'named'},
      },
    },
  });
  expect(JSON.stringify(document)).not.toContain('ecret');
});
