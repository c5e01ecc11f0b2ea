import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {compareWorking, readReleases} from '@openapi-portal/openapi-releases';
import type {Api} from '@openapi-portal/openapi-model';
import {readContract, type ReadOptions} from '@openapi-portal/openapi-model/reading';
import {lintContracts} from '@openapi-portal/docusaurus-openapi/lint';
import {createApiPages} from '@openapi-portal/docusaurus-openapi';
import {toPreparedPath} from '@openapi-portal/openapi-model/files';
import {formatFound, writeFiles} from '@openapi-portal/reports/testing';
import {type LocalServer, startLocally} from '@openapi-portal/reports/testing/server';
import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const CANARY = 'what this machine keeps to itself';

const START = `openapi: 3.1.0
info: {title: Small, version: 1.0.0}
paths:
  /a: {get: {operationId: get-a, responses: {'200': {description: Done.}}}}
`;

/** Ten levels of nine aliases each: 3,486,784,401 strings from less than 1 kB. */
const LAUGHS = Array.from({length: 10}, (_, level) => {
  const items = level === 0 ? 'lol' : `*l${level - 1}`;
  return `  l${level}: &l${level} [${Array.from({length: 9}, () => items).join(', ')}]\n`;
}).join('');

type Way = (siteDir: string, reading?: ReadOptions) => Promise<string>;

const toApi = (reading?: ReadOptions): Api => ({
  id: 'Small',
  label: 'Small',
  route: 'docs/Small',
  contract: 'openapi/small.yaml',
  reading,
  isStrict: true,
});

const toMessage = (error: unknown): string => String((error as Error).stack);

/** The functions that read a contract. Each returns its messages only. */
const WAYS: Readonly<Record<string, Way>> = {
  lint: async (siteDir, reading) =>
    formatFound(
      await lintContracts([path.join(siteDir, 'openapi/small.yaml')], siteDir, {
        findReading: () => reading ?? {},
      }),
      siteDir,
    ),
  build: async (siteDir, reading) => {
    const prose = [{dir: 'docs', route: '/docs'}];
    const pages = createApiPages({siteDir, baseUrl: '/', prose, reading, strict: true});
    await pages.complete({
      Small: {specPath: 'openapi/small.yaml', outputDir: 'docs/Small'},
    });
    return pages.generated[0]?.build().then(() => '', toMessage) ?? 'nothing';
  },
  'api:diff': (siteDir, reading) =>
    compareWorking(toApi(reading), siteDir).then(() => '', toMessage),
  'sandbox and api:types': (siteDir, reading) =>
    readContract(path.join(siteDir, 'openapi/small.yaml'), reading, siteDir).then(
      () => '',
      toMessage,
    ),
};

/** Writes a site whose contract ends in these lines, next to files that the contract must not be able to read. */
function writeSite(lines: string, files: Readonly<Record<string, string>> = {}): string {
  const inside = {
    'redocly.yaml': 'rules: {no-unresolved-refs: error}\n',
    'openapi/small.yaml': START + lines,
    'openapi/inside.md': 'Words.',
    'openapi/.env': CANARY,
    'common/words.md': 'Common words.',
    ...files,
  };
  const root = writeFiles({
    ...Object.fromEntries(Object.entries(inside).map(([name, text]) => [`site/${name}`, text])),
    'outside.md': CANARY,
    'shared/words.md': 'Shared words.',
    'shared/outside.yaml': `{a: {$ref: ../outside.md}}`,
  });
  const siteDir = path.join(root, 'site');
  fs.symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
  fs.symlinkSync(path.join(root, 'outside.md'), path.join(siteDir, 'openapi/link.md'));
  fs.symlinkSync(root, path.join(siteDir, 'openapi/folder'));
  execFileSync('mkfifo', [path.join(siteDir, 'openapi/pipe.md')]);
  return siteDir;
}

/** Locations in a contract that may reference a file, by their line in `toLines`. */
const PLACES: Readonly<Record<number, string>> = {
  5: 'a text',
  6: 'an extension',
  9: 'a schema',
  10: 'an example',
  11: 'a discriminator',
};

const toLines = (
  reference: string,
): string => `tags: [{name: A, description: {$ref: '${reference}'}}]
x-topics: [{content: {$ref: '${reference}'}}]
components:
  schemas:
    A: {$ref: '${reference}'}
    B: {example: {$ref: '${reference}'}}
    C: {oneOf: [{type: object}], discriminator: {propertyName: a, mapping: {b: '${reference}'}}}
  examples: {A: {externalValue: '${reference}'}}
`;

const REFUSED = {
  'an absolute path': '/etc/passwd',
  'a folder above': '../../outside.md',
  'a symbolic link': './link.md',
  'a folder that is a symbolic link': './folder/outside.md',
  'a hidden file': './.env',
  'an installed package': '../node_modules/vitest/package.json',
};

describe.each(Object.entries(WAYS))('%s', (way, read) => {
  it.each(Object.entries(REFUSED))(
    'rejects %s wherever a contract references it',
    async (_, reference) => {
      const said = await read(writeSite(toLines(reference)));
      const refusal = `The reference ${reference} is outside the site or is a hidden file`;
      const lines = said.split('\n').filter((line) => line.includes(refusal));
      const found = lines.map((line) =>
        Number(/openapi\/small\.yaml:(\d+):\d+ {2}/.exec(line)?.[1]),
      );
      const missing = Object.entries(PLACES).filter(([line]) => !found.includes(Number(line)));
      expect(missing).toEqual([]);
      expect(said.split('`folders` in the option `reading`')).toHaveLength(lines.length + 1);
      expect(said).not.toContain(CANARY);
      expect(said).not.toMatch(/^ {4}at /m);
    },
  );

  it('reports all rejected references at once, including those of referenced files', async () => {
    const lines = `x-a: {$ref: ./more.yaml}\nx-b: [{$ref: ../../outside.md}, {$ref: 'https://example.com/a.yaml'}]\n`;
    const said = await read(
      writeSite(lines, {'openapi/more.yaml': 'a: [{$ref: ../../outside.md}]'}),
    );
    expect(said).toContain(
      'openapi/more.yaml:1:5  The reference ../../outside.md is outside the site',
    );
    expect(said).toContain(
      'openapi/small.yaml:6:7  The reference ../../outside.md is outside the site',
    );
    expect(said).toContain(
      'openapi/small.yaml:6:33  The reference https://example.com/a.yaml is on a host that the contract may not reference\n' +
        '    → copy the file into the folder of the contract, or add example.com to `hosts` in the option `reading`',
    );
  });

  it('names the missing file, and does not wait for a pipe', async () => {
    const said = await read(writeSite('x-topics: [{content: {$ref: ./docs/start.md}}]'));
    expect(said).toMatch(
      /small\.yaml:5:\d+ {2}The reference \.\/docs\/start\.md does not refer to an existing file/,
    );
    const pipe = await read(writeSite('x-topics: [{content: {$ref: ./pipe.md}}]'));
    expect(pipe).toContain('The reference ./pipe.md does not refer to an existing file');
  });

  it('reports missing parts of a referenced file, and invalid YAML', async () => {
    const files = {'openapi/a.yaml': 'a: 1', 'openapi/b.yaml': 'a: "1'};
    const said = await read(writeSite(`x-a: [{$ref: ./a.yaml#/b}, {$ref: b.yaml}]`, files));
    expect(said).toContain('The reference ./a.yaml#/b has no target');
    expect(said).toContain('openapi/b.yaml:1:6  The YAML cannot be read');
  });

  it('reports excessive expansion of aliases within a second', async () => {
    const readMilliseconds = watchProcessor();
    const said = await read(writeSite(`x-laughs:\n${LAUGHS}`));
    expect(said).toMatch(
      /openapi\/small\.yaml:\d+:\d+ {2}The file expands to more than 1 MB at #\/x-laughs\/l\d/,
    );
    const file = `laughs:\n${LAUGHS}`;
    const brought = await read(writeSite('x-a: {$ref: a.yaml}', {'openapi/a.yaml': file}));
    expect(brought).toMatch(
      /openapi\/a\.yaml:\d+:\d+ {2}The file expands to more than 1 MB at #\/laughs/,
    );
    expect(readMilliseconds()).toBeLessThan(10_000);
  });

  it('reports excessive expansion of references', async () => {
    const files = Object.fromEntries(
      Array.from({length: 10}, (_, level) => [
        `openapi/l${level}.yaml`,
        level === 0 ? 'lol' : `[${`{$ref: l${level - 1}.yaml},`.repeat(9)}]`,
      ]),
    );
    const said = await read(writeSite('x-laughs: [{$ref: ./l9.yaml}]', files));
    expect(said).toContain('openapi/small.yaml:5:');
    expect(said).toContain('The file expands to more than 1 MB at #/x-laughs');
  });

  it.each([
    ['an alias that contains itself', 'x-a: &a [*a]', 'The file expands to more than 1 MB'],
    ['a merge key without an object', 'x-a: {<<: 5}', 'the value of `<<` is not an object'],
    [
      'a list as a key',
      'x-a: {[b]: 1}',
      'small.yaml:5:7  The YAML cannot be read: a key is a list',
    ],
    ['nesting without end', `x-a: ${'['.repeat(5000)}`, 'The YAML cannot be read'],
    [
      'an extension that brings in itself',
      'x-a: [{$ref: a.yaml}]',
      'a.yaml is circular: its target contains it',
    ],
  ])('reports the location of %s', async (_, lines, message) => {
    const said = await read(writeSite(lines, {'openapi/a.yaml': 'a: [{$ref: a.yaml}]'}));
    expect(said).toContain(message);
    expect(said).toMatch(/openapi\/(a|small)\.yaml:\d+:\d+ {2}/);
  });

  it('rejects a file of 200 MB', async () => {
    const siteDir = writeSite('x-a: [{$ref: ./large.md}]', {'openapi/large.md': ''});
    fs.truncateSync(path.join(siteDir, 'openapi/large.md'), 200_000_000);
    const message =
      'The file has 200 MB including all files that it references; the limit is 64 MB';
    expect(await read(siteDir)).toContain(`openapi/large.md:1:1  ${message}`);
    fs.truncateSync(path.join(siteDir, 'openapi/small.yaml'), 200_000_000);
    expect(await read(siteDir)).toContain(`openapi/small.yaml:1:1  ${message}`);
  });

  it('reads files of the site, and files that the options allow', async () => {
    const lines =
      'x-a: [{$ref: inside.md}, {$ref: ../common/words.md}, {$ref: ../../shared/words.md}]';
    expect(await read(writeSite(lines), {folders: ['../shared']})).toBe('');
    const other = writeSite('x-a: [{$ref: ../../shared/outside.yaml#/a}]');
    expect(await read(other, {folders: ['../shared']})).toContain(
      'shared/outside.yaml#/a  The reference ../outside.md is outside the site',
    );
  });

  // OpenAPI 3.1.1, section 4.8.19: `externalValue` is a URI that identifies the example.
  it('links the value of an example that it does not read', async () => {
    const values = ['./none.json', '../../outside.md'].map(
      (value) => `{externalValue: '${value}'}`,
    );
    const said = await read(
      writeSite(`components: {examples: {A: ${values[0]}, B: ${values[1]}}}`),
    );
    expect(said).toBe('');
  });

  it('reads a contract that is a symbolic link in its own folder', async () => {
    const siteDir = writeSite('', {'elsewhere.yaml': `${START}x-a: [{$ref: ./inside.md}]`});
    fs.rmSync(path.join(siteDir, 'openapi/small.yaml'));
    fs.symlinkSync('../elsewhere.yaml', path.join(siteDir, 'openapi/small.yaml'));
    expect(await read(siteDir)).toBe('');
  });

  describe('on a host', () => {
    let server: LocalServer;
    let host: string;
    let asked: string[];

    beforeAll(async () => {
      server = await startLocally((request, response) => {
        asked.push(request.url ?? '');
        if (request.url === '/words.yaml') response.end('words: of a host');
        if (request.url === '/away.yaml') response.writeHead(302, {location: '/words.yaml'}).end();
        if (request.url === '/large.md') response.end('a'.repeat(3_000_000));
      });
      host = new URL(server.origin).host;
    });

    afterAll(() => server.close());

    it('is only requested if the site allows it, with a time limit', async () => {
      asked = [];
      const site = (name: string) => writeSite(`x-a: [{$ref: 'http://${host}/${name}'}]`);
      const refused = `add ${host} to \`hosts\``;
      expect(await read(site('words.yaml'))).toContain(refused);
      expect(await read(site('words.yaml'), {hosts: ['example.com']})).toContain(refused);
      expect(asked).toEqual([]);
      expect(await read(site('words.yaml#/words'), {hosts: [host]})).toBe('');
      expect(await read(site('away.yaml'), {hosts: [host]})).toContain('cannot be read');
      expect(await read(site('none.yaml'), {hosts: [host], seconds: 0.2})).toContain(
        'cannot be read: no response within 0.2 s',
      );
      expect(await read(site('large.md'), {hosts: [host], megabytes: 1})).toContain(
        'cannot be read: it is larger than 1 MB',
      );
      expect(asked.includes('/away.yaml')).toBe(true);
    });

    it('is not requested for examples, which become links', async () => {
      asked = [];
      const example = `components: {examples: {A: {externalValue: 'http://${host}/words.yaml'}}}`;
      expect(await read(writeSite(example))).toBe('');
      expect(asked).toEqual([]);
    });
  });
});

it('publishes one document, including the texts that lists in extensions reference', async () => {
  const files = {
    'openapi/parts/topics.yaml': 'topics: [{title: B, content: {$ref: ../inside.md}}]',
    'openapi/parts/schemas.yaml': 'A: {type: string, x-more: [{$ref: "#/B"}]}\nB: {words: yes}',
  };
  const siteDir = writeSite(
    `x-topics: [{title: A, content: {$ref: ./inside.md}}, {$ref: parts/topics.yaml#/topics/0, title: C}]
x-inside: [{$ref: '#/components/schemas/A'}]
components: {schemas: {A: {$ref: parts/schemas.yaml#/A}}}`,
    files,
  );
  expect(await readContract(path.join(siteDir, 'openapi/small.yaml'))).toMatchObject({
    'x-topics': [
      {title: 'A', content: 'Words.'},
      {title: 'C', content: 'Words.'},
    ],
    'x-inside': [{$ref: '#/components/schemas/A'}],
    components: {schemas: {A: {type: 'string', 'x-more': [{words: 'yes'}]}}},
  });
});

it('passes the plugin no reference to another file or without a target', async () => {
  // A reference to another file would be resolved, even in an extension.
  const group = `{name: A, tags: [{$ref: '#/'}], a: {externalValue: 'http://example.com/'}}`;
  const siteDir = writeSite(`x-tagGroups: [${group}]`);
  expect(await WAYS.build?.(siteDir)).toBe('');
  const prepared = fs.readFileSync(path.join(siteDir, toPreparedPath('Small')), 'utf8');
  expect(JSON.parse(prepared)).toMatchObject({'x-tagGroups': [{name: 'A', tags: [{}], a: {}}]});
});

describe('the release check', () => {
  const readAll = (siteDir: string) => readReleases(toApi(), siteDir).then(() => '', toMessage);

  const writeRelease = (text: string): string =>
    writeFiles({
      'openapi/releases/Small/1.0.0.yaml': text,
      'openapi/releases/Small/releases.yaml': `[{version: 1.0.0, date: 2026-01-01, summary: The first.}]`,
    });

  it('reports excessive expansion of aliases, and accepts many that do not expand', async () => {
    expect(await readAll(writeRelease(`${START}x-laughs:\n${LAUGHS}`))).toMatch(
      /Small\/1\.0\.0\.yaml:\d+:\d+ {2}The file expands to more than 1 MB at #\/x-laughs\/l\d/,
    );
    const many = `x-a: &a {b: c}\nx-b: [${'*a, '.repeat(500)}]`;
    expect(await readAll(writeRelease(START + many))).toBe('');
  });

  it('rejects a file of 200 MB', async () => {
    const siteDir = writeRelease('');
    fs.truncateSync(path.join(siteDir, 'openapi/releases/Small/1.0.0.yaml'), 200_000_000);
    expect(await readAll(siteDir)).toContain('1.0.0.yaml:1:1  The file has 200 MB');
  });
});
