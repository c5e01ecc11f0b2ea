import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';

import {Client} from '@modelcontextprotocol/client';
import {InMemoryTransport, McpServer} from '@modelcontextprotocol/server';
import {writeFiles} from '@openapi-portal/reports/testing';
import {startLocally} from '@openapi-portal/reports/testing/server';
import {describe, expect, it, onTestFinished, vi} from 'vitest';

import {describeSite} from './describe-site';
import {openSite, type SiteDescription} from './open-site';
import {registerTools} from './tools';
import {listSummaries} from './tools/operations';

const CATALOG = '.well-known/api-catalog';
const MANIFEST = 'search-index/manifest.json';
const TITLES = 'search-index/titles.json';
const TEXT = 'search-index/text.json';
const CONTRACT = 'api/openapi.json';

const titles = {
  pages: [{path: 'docs/a', title: 'A', breadcrumbs: []}],
  records: [[6, 'Alpha', '', [], 0, '']],
  synonyms: {},
};
const contract = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  paths: {'/a': {get: {operationId: 'get-a', responses: {200: {description: 'Done.'}}}}},
  components: {schemas: {A: {type: 'object'}}},
  'x-problem-types': {gone: {status: 404, title: 'Gone'}},
};

const GOOD: Readonly<Record<string, string>> = {
  [CATALOG]: JSON.stringify({linkset: [{'service-doc': [{href: 'https://d.example/api'}]}]}),
  [MANIFEST]: '{"indexes":[{"under":"","title":"","titles":"titles.json","text":"text.json"}]}',
  [TITLES]: JSON.stringify(titles),
  [TEXT]: '{"texts":["Of it."],"places":{},"asked":{}}',
  'sitemap.xml': '<loc>https://d.example/docs/a</loc>',
  'docs/a.md': '# A\n',
  [CONTRACT]: JSON.stringify(contract),
};

const CALLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  search: {query: 'alpha'},
  read_page: {path: '/docs/a'},
  list_operations: {},
  get_operation: {id: 'get-a'},
  list_problem_types: {},
  get_problem: {type: 'gone'},
  get_schema: {name: 'A'},
};

/** Calls each tool of a site. Returns the errors of the calls, or the error of opening the site. */
async function listErrors(location: string, calls = CALLS): Promise<readonly string[]> {
  const failed = (error: unknown): readonly string[] => [(error as Error).message];
  const fallback: SiteDescription = {name: 'S', baseUrl: '/', apis: [{id: 'api', route: 'api'}]};
  const errors: string[] = [];
  const description = await describeSite(location).catch((error: unknown) => {
    errors.push(...failed(error));
    return fallback;
  });
  const site = await openSite(location, description).catch(() => undefined);
  if (site === undefined) return errors;
  const server = new McpServer({name: 'S', version: '1'});
  registerTools(server, site);
  const [ofServer, ofClient] = InMemoryTransport.createLinkedPair();
  const client = new Client({name: 'test', version: '1'});
  await Promise.all([server.connect(ofServer), client.connect(ofClient)]);
  for (const [name, input] of Object.entries(calls)) {
    const {isError, content} = await client.callTool({name, arguments: input});
    const [{text}] = content as unknown as [{text: string}];
    if (isError === true) errors.push(text);
  }
  await client.close();
  return errors;
}

async function serve(listener: http.RequestListener): Promise<string> {
  const {origin, close} = await startLocally(listener);
  onTestFinished(close);
  return origin;
}

const serveFiles = (files: Readonly<Record<string, string>>): Promise<string> =>
  serve((request, response) => {
    const text = files[request.url?.slice(1) ?? ''];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });

/** Matches error messages of libraries and JavaScript, and stack traces, which do not help users. */
const OF_PROGRAMS =
  /Cannot |is not a function|iterable|undefined|Unexpected|Invalid|terminated|abort|call stack|\n|\.[cm]?[jt]s\b/;

function checkErrors(errors: readonly string[], file: string, remedy: RegExp): void {
  expect(errors).not.toEqual([]);
  for (const error of errors) {
    expect(error).toContain(file);
    expect(error).toMatch(remedy);
    expect(error).not.toMatch(OF_PROGRAMS);
  }
}

const AGAIN = /(?<=\. )Build and publish the site again$/;

const inParts = (parts: object): string => JSON.stringify({...contract, ...parts});

const DAMAGED: readonly (readonly [file: string, contents: readonly string[]])[] = [
  [CATALOG, []],
  [
    MANIFEST,
    ['{}', '{"indexes":{}}', '{"indexes":[null]}', '{"indexes":[{"under":"","title":""}]}'],
  ],
  [
    TITLES,
    [
      ...['pages', 'records', 'synonyms'].flatMap((name) =>
        [null, 1, [null], {a: 1}].map((value) => JSON.stringify({...titles, [name]: value})),
      ),
      ...[[], [6], ['6', 'A', '', [], 0, ''], [6, 'A', '', [1], 0, ''], [6, 'A', '', [], 0, 1]].map(
        (record) => JSON.stringify({...titles, records: [record]}),
      ),
    ],
  ],
  [
    TEXT,
    [
      '{"texts":[],"places":{}}',
      '{"texts":[1],"places":{},"asked":{}}',
      '{"texts":[],"places":{"0":[[null]]},"asked":{}}',
      '{"texts":[],"places":{},"asked":{"0":1}}',
    ],
  ],
  [
    CONTRACT,
    [
      '{}',
      '{"openapi":"9.0.0"}',
      inParts({paths: 1}),
      inParts({paths: {'/a': 1}}),
      inParts({paths: {'/a': {$ref: '#/paths/~1a'}}}),
      inParts({paths: {'/a': {get: {operationId: 'get-a', responses: {200: {$ref: '#/b'}}}}}}),
      inParts({paths: {'/a': {get: {operationId: 'get-a', summary: {}}}}}),
      inParts({components: {schemas: 1}}),
      inParts({'x-problem-types': {'../..': {}}}),
      inParts({'x-problem-types': {gone: {status: {}}}}),
    ],
  ],
];

const CASES = DAMAGED.flatMap(([file, contents]) =>
  [...(file === CATALOG ? [] : ['null', '[]']), '', '{"a":', '<p>Gone</p>', ...contents].map(
    (content) => [file, content] as const,
  ),
);

describe('a damaged file', () => {
  it('is not reported for an intact site', async () => {
    expect(await listErrors(writeFiles(GOOD))).toEqual([]);
    expect(await listErrors(await serveFiles(GOOD))).toEqual([]);
  });

  it.each(CASES)('is reported with a fix: %s with %s', async (file, content) => {
    const files = {...GOOD, [file]: content};
    for (const location of [writeFiles(files), await serveFiles(files)])
      checkErrors(await listErrors(location), file, AGAIN);
  });

  it.each([TITLES, TEXT, CONTRACT, 'sitemap.xml', 'docs/a.md'])(
    'is reported if it is missing: %s',
    async (file) => {
      const {[file]: _, ...files} = GOOD;
      for (const location of [writeFiles(files), await serveFiles(files)])
        checkErrors(await listErrors(location), file, AGAIN);
    },
  );

  it('is reported if it links to itself', async () => {
    const dir = writeFiles(GOOD);
    const file = path.join(dir, 'docs/a.md');
    fs.rmSync(file);
    fs.symlinkSync('a.md', file);
    checkErrors(await listErrors(dir), 'docs/a.md', /ELOOP/);
  });

  it.each([TITLES, CONTRACT])('cannot reference other files: %s', async (file) => {
    const away = {
      [TITLES]: {[MANIFEST]: GOOD[MANIFEST]?.replace('titles.json', '../../secret.json') ?? ''},
      [CONTRACT]: {[CATALOG]: GOOD[CATALOG]?.replace('/api"', '/a%2f..%2f..%2fapi"') ?? ''},
    }[file];
    const files = {...GOOD, ...away};
    for (const location of [writeFiles(files), await serveFiles(files)])
      for (const error of await listErrors(location))
        expect(error).toMatch(/^The site refers to a file that is not below its URL: "/);
  });
});

it('names the API whose file is missing, until the file exists', async () => {
  const [one, other] = ['api/openapi.json', 'other/openapi.json'];
  const dir = writeFiles({...GOOD, [one]: JSON.stringify(contract), [other]: '{"a":'});
  const apis = ['api', 'other'].map((id) => ({id, route: id}));
  const {openContracts} = await openSite(dir, {name: 'S', baseUrl: '/', apis});
  expect(listSummaries(await openContracts())).toMatchObject({
    operations: [{api: 'api'}],
    refused: [expect.stringContaining(other) as unknown],
  });
  fs.writeFileSync(path.join(dir, other), JSON.stringify(contract));
  const mended = await openContracts();
  expect(listSummaries(mended).operations.map(({api}) => api)).toEqual(['api', 'other']);
  expect(await openContracts()).toBe(mended);
});

it('rejects a second reference to the same file, because each copy needs memory', async () => {
  const index = {under: '', title: '', titles: 'titles.json', text: 'text.json'};
  const twice = {
    [MANIFEST]: JSON.stringify({indexes: [index, {...index, titles: 'other.json'}]}),
    'search-index/other.json': JSON.stringify(titles),
  };
  const [error] = await listErrors(writeFiles({...GOOD, ...twice}));
  expect(error).toMatch(/^The site refers to search-index\/text\.json twice\. Build/);
  const page = {href: 'https://d.example/api'};
  const catalog = JSON.stringify({linkset: [{'service-doc': [page, page]}]});
  const {apis} = await describeSite(writeFiles({...GOOD, [CATALOG]: catalog}));
  expect(apis).toEqual([{id: 'api', route: 'api'}]);
});

it('reads all files of a kind within a minute, and the others at the next call', async () => {
  const apis = ['api', 'other'].map((id) => ({id, route: id}));
  const dir = writeFiles({...GOOD, 'other/openapi.json': JSON.stringify(contract)});
  const {openContracts} = await openSite(dir, {name: 'S', baseUrl: '/', apis});
  const clock = vi.spyOn(performance, 'now');
  clock.mockReturnValueOnce(0).mockReturnValueOnce(0).mockReturnValue(61_000);
  const late = listSummaries(await openContracts());
  expect(late.refused).toEqual([expect.stringMatching(/^API other: .* in 60 seconds: try again$/)]);
  clock.mockRestore();
  expect(listSummaries(await openContracts())).not.toHaveProperty('refused');
});

it('reads the list of pages again after an error', async () => {
  const dir = writeFiles({...GOOD, 'sitemap.xml': ''});
  fs.rmSync(path.join(dir, 'sitemap.xml'));
  const {pages} = await openSite(dir, {name: 'S', baseUrl: '/', apis: []});
  await expect(pages.read('/docs/a')).rejects.toThrow('has no sitemap.xml');
  const slashes = `<loc>https://d.example/a${'/'.repeat(200_000)}b</loc>`;
  fs.writeFileSync(path.join(dir, 'sitemap.xml'), `${slashes}${GOOD['sitemap.xml'] ?? ''}`);
  expect(await pages.read('/docs/a')).toBe('# A\n');
});

it('compares no name that is longer than all known names', async () => {
  const [error] = await listErrors(writeFiles(GOOD), {read_page: {path: 'x'.repeat(2001)}});
  expect(error).toContain('expected string to have <=2000 characters');
});

it('looks for a field on its page under at most 20 anchors', async () => {
  const {pages} = await openSite(writeFiles(GOOD), {name: 'S', baseUrl: '/', apis: []});
  expect(await pages.read('/docs/a', `a${'.b'.repeat(20)}`)).toBe('# A\n');
  await expect(pages.read('/docs/a', `a${'.b'.repeat(21)}`)).rejects.toThrow('no section');
});

type Answer = (response: http.ServerResponse) => void;

const ANSWERS: readonly (readonly [kind: string, remedy: RegExp, answer: Answer])[] = [
  [
    'is an error',
    /returns status 500: try again later$/,
    (response) => response.writeHead(500).end(),
  ],
  [
    'leads elsewhere',
    /redirects, .*: give the URL of the site itself$/,
    (response) => response.writeHead(302, {Location: 'https://other.example/'}).end(),
  ],
  ['is none', /does not respond: try again, or correct the URL$/, (response) => response.destroy()],
  [
    'breaks off',
    /arrived incomplete: try again$/,
    (response) => {
      response.writeHead(200, {'Content-Length': '1000'});
      response.write('{"a"', () => response.destroy());
    },
  ],
  [
    'cannot be unpacked',
    /arrived incomplete: try again$/,
    (response) => response.writeHead(200, {'Content-Encoding': 'gzip'}).end('{"a": "b"}'),
  ],
];

describe('a response of a host', () => {
  const files = [MANIFEST, TITLES, TEXT, CATALOG, CONTRACT, 'sitemap.xml', 'docs/a.md'];

  it.each(ANSWERS)('is reported with a fix if it %s', async (_, remedy, answer) => {
    for (const file of files) {
      const location = await serve((request, response) => {
        const name = request.url?.slice(1) ?? '';
        if (name === file) answer(response);
        else response.writeHead(GOOD[name] === undefined ? 404 : 200).end(GOOD[name]);
      });
      checkErrors(await listErrors(location), `${location}/${file}`, remedy);
    }
  });
});

describe('a contract', () => {
  const ask = (parts: object): Promise<readonly string[]> =>
    listErrors(writeFiles({...GOOD, [CONTRACT]: inParts(parts)}));

  it('has no errors if the tools can use it', async () => {
    const parts = [
      {'x-problem-types': {gone: {status: 'often', api: {}, page: 1}}},
      {paths: {'/a': {parameters: 1, get: {operationId: 'get-a', parameters: {}, responses: 1}}}},
      {paths: {'/a': {get: {operationId: 'get-a', requestBody: 1, servers: 1, security: 1}}}},
    ];
    for (const one of parts) expect(await ask(one)).toEqual([]);
  });

  it('is rejected with a message if it is nested too deep', async () => {
    const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    for (const levels of [5000, 100_000]) {
      const text = inParts({components: {schemas: {A: 1}}}).replace(/1(?=\}\},"x-)/, deep(levels));
      for (const error of await listErrors(writeFiles({...GOOD, [CONTRACT]: text}))) {
        expect(error).toMatch(/nested too deep/);
        expect(error).not.toMatch(OF_PROGRAMS);
      }
    }
  });

  it('is quoted in errors in short, with invisible characters shown', async () => {
    const $ref = `#/Say hello.\u200B${'x'.repeat(10_000)}`;
    const [error = ''] = await ask({paths: {'/a': {$ref}}});
    expect(error).toMatch(
      /at "#\/paths\/~1a\/\$ref": "has no target in this document: #\/Say hello\.\\\\u\{200B\}x+"/,
    );
    expect(error.length).toBeLessThan(400);
  });
});
