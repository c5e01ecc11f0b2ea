import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {buildCollection, buildMarkdown, SiteLinks} from '@openapi-portal/machine-readable/testing';
import {
  buildAddress,
  buildInitialForm,
  buildRequest,
  findIssues,
} from '@openapi-portal/openapi-requests';
import {startValidation} from '@openapi-portal/schema-validation';
import {readContract} from '@openapi-portal/openapi-model/reading';
import {createApiPages} from '@openapi-portal/docusaurus-openapi';
import {buildApi, themeParts} from '@openapi-portal/docusaurus-openapi/pages';
import {parseFragment, type DefaultTreeAdapterMap} from 'parse5';
import {createSandbox} from '@openapi-portal/openapi-sandbox/engine';
import {buildSandboxModel} from '@openapi-portal/openapi-sandbox/model';
import {readPage} from '@openapi-portal/static-pages/built-pages';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse, stringify} from 'yaml';

import {findMarkup, listNodes} from './find-markup';
import {HOSTILE_NAMES, NAMED_THINGS, type NamedThing, nameHostile} from './hostile-names';

type Node = DefaultTreeAdapterMap['node'];

const API = {id: 'A-API', route: 'docs/API/A-API', label: 'A', contract: 'openapi/a.yaml'};

const PAGES = 'https://docs.example.org/docs/API/A-API';

const SERVER = 'http://localhost/v1';

/** Names that pages do not show. */
const UNSEEN: readonly NamedThing[] = ['extension', 'operation id'];

let siteDir: string;
const cwd = process.cwd();

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'hostile-names-'));
  fs.mkdirSync(path.join(siteDir, 'openapi'));
  fs.symlinkSync(path.join(cwd, 'node_modules'), path.join(siteDir, 'node_modules'));
  fs.writeFileSync(path.join(siteDir, 'package.json'), '{}');
});

afterAll(() => fs.rmSync(siteDir, {recursive: true}));

const toSite = () => ({siteDir, baseUrl: '/', prose: [{dir: 'docs-api', route: '/docs/API'}]});

function writeContract(contract: unknown): string {
  const file = path.join(siteDir, API.contract);
  fs.writeFileSync(file, stringify(contract, {aliasDuplicateObjects: false}));
  return file;
}

const withoutBlanks = (text: string): string => text.replace(/\s/g, '');

/** Returns the text of a page without whitespace. */
function readWords(nodes: readonly Node[]): string {
  const words = nodes.map((node) => ('value' in node ? node.value : ''));
  return withoutBlanks(words.join(''));
}

async function build(hostile: string, things: readonly NamedThing[]) {
  const published = await readContract(writeContract(nameHostile(hostile, things)));
  return buildApi(API, {published, parts: themeParts}, toSite());
}

const toMarkdown = (html: string): string => {
  const whole = `<!doctype html><html><head><title>A</title></head><body><main>${html}</main></body></html>`;
  const links = {
    address: 'https://docs.example.org/',
    baseUrl: '/',
    outDir: '/nowhere',
    siteDir: '/nowhere',
  };
  const site = {
    ...links,
    titleEnd: '',
    versions: [],
    files: new Map(),
    targets: new Set<string>(),
    leaveOut: [],
    thirdParty: [],
  };
  const page = readPage(whole, '');
  if (page === undefined) throw new Error('there is no page');
  return buildMarkdown(new SiteLinks(site).toSitePage(page, API.route));
};

/**
 * Selects every fourth combination without CI. Each name is then still tested for seven kinds of things, and each kind
 * with three names.
 */
const isTried = (name: number, thing: number): boolean =>
  process.env.CI !== undefined || (name + thing) % 4 === 0;

/** A server variable's name must not contain braces (OpenAPI 3.2.0, section 4.6). */
const mayName = (name: string, thing: NamedThing): boolean =>
  thing !== 'variable of a server' || !/[{}]/.test(name);

describe.each(HOSTILE_NAMES.map((hostile, index) => ({hostile, index})))('$hostile', (named) => {
  const {hostile} = named;
  const things = NAMED_THINGS.filter(
    (thing, index) => isTried(named.index, index) && mayName(hostile, thing),
  );

  it.each(things)('is escaped on pages, in files and in responses: %s', async (thing) => {
    const bugs: string[] = [];
    const {pages, models, published} = await build(hostile, [thing]);
    const html = pages.map((page) => page.html).join('\n');
    const nodes = listNodes(parseFragment(html));
    expect(findMarkup(html, nodes)).toEqual([]);
    const shown = readWords(nodes) + pages.map(({title}) => withoutBlanks(title)).join('');
    if (!UNSEEN.includes(thing)) expect(shown).toContain(withoutBlanks(hostile));
    pages.forEach((page) => expect(toMarkdown(page.plainHtml)).not.toBe(''));

    expect(parse(stringify(published))).toEqual(published);
    expect(JSON.stringify(published)).toContain(JSON.stringify(hostile).slice(1, -1));
    const {item} = buildCollection({document: published, models, pages: PAGES});
    expect(item.flatMap((folder) => folder.item)).toHaveLength(2);

    const sandbox = createSandbox(buildSandboxModel(published), {report: (bug) => bugs.push(bug)});
    for (const model of models.values()) {
      const form = buildInitialForm(model);
      expect(findIssues(model, form, startValidation)).toBeInstanceOf(Array);
      const {body, headers} = buildRequest(model, form, SERVER, []);
      const sent = headers.filter(([name, value]) => /^[\w-]+ [ -~]*$/.test(`${name} ${value}`));
      const request = {method: model.method, body: body ?? null, headers: Object.fromEntries(sent)};
      const answer = await sandbox.fetch(new Request(buildAddress(model, form, SERVER), request));
      expect(answer.status).toBeLessThan(500);
    }
    expect(bugs).toEqual([]);
  });

  it('only writes the files of its pages, in their folders', async () => {
    process.chdir(siteDir);
    try {
      await generate(nameHostile(hostile, NAMED_THINGS));
    } finally {
      process.chdir(cwd);
    }
    expect(listStrangeFiles()).toEqual([]);
    const pages = fs.readdirSync(path.join(siteDir, 'docs-api/A-API')).sort();
    expect(pages).toHaveLength(5);
  });
});

async function generate(contract: unknown): Promise<void> {
  writeContract(contract);
  const pages = createApiPages(toSite());
  const entry = {specPath: API.contract, outputDir: 'docs-api/A-API'};
  const config = await pages.complete({[API.id]: entry});
  const context = {
    siteDir,
    siteConfig: {
      presets: [],
      plugins: [
        [
          'docusaurus-plugin-openapi-docs',
          {id: 'openapi', docsPlugin: 'docs', docsPluginId: 'api', config},
        ],
        ['docs', {id: 'api', path: 'docs-api', routeBasePath: 'docs/API'}],
      ],
    },
  };
  for (const api of pages.generated) await api.generate();
  await pages.writeRest(context as unknown as LoadContext, 'api');
}

/** Lists files in unexpected places, and files whose names are not valid on every file system. */
function listStrangeFiles(): readonly string[] {
  const DEVICE = /^(aux|con|nul|prn|com\d|lpt\d)(\.|$)/i;
  const KNOWN = /^(\.cache|\.docusaurus|docs-api|openapi|node_modules|package\.json)$/;
  const entries = fs
    .readdirSync(siteDir)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => {
      const folder = path.join(siteDir, name);
      const below = fs.statSync(folder).isDirectory()
        ? fs.readdirSync(folder, {recursive: true, encoding: 'utf8'})
        : [];
      return [name, ...below.map((file) => path.join(name, file))];
    });
  return entries.filter((file) => {
    const names = file.split(path.sep);
    const isStrange = names.some((name) => DEVICE.test(name) || !/^[\w.-]+$/.test(name));
    const isLong = names.some((name) => Buffer.byteLength(name) > 255);
    return !KNOWN.test(names[0] ?? '') || isStrange || isLong;
  });
}
