import fs from 'node:fs/promises';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {copySite, type SiteCopy} from '../site-copy';

import {addSourceMaps, listShippedPackages} from './bundled-packages';
import {findRun} from './find-run';
import {HOSTILE_PAGES, toHostile, writeHostileContent} from './hostile-content';
import {findStrange, listScripts, listTexts, readAllScripts, readText} from './page-scripts';

/** Not our contracts, so our style is not asked of them: they only have to be OpenAPI. */
const LENIENT = 'telemetry: off\nrules:\n  no-unresolved-refs: error\n';

/** What stands before the keys of docusaurus-plugin-openapi-docs' `config`. */
const KEYS = 'config: await pages.complete({\n';

const contracts = {
  Hard: 'packages/openapi-static/contract/fixtures/hard.yaml',
  'Open-API-30': 'packages/openapi-static/contract/fixtures/open-api-30.yaml',
  'Swagger-20': 'packages/openapi-static/contract/fixtures/swagger-20.yaml',
  Hostile: 'openapi/hostile.yaml',
};

/** Adds a key of the plugin's `config` for each contract. */
async function addApis(site: SiteCopy, files: Readonly<Record<string, string>>): Promise<void> {
  const options = Object.entries(files).map(
    ([id, specPath]) =>
      `'${id}': {specPath: '${specPath}', outputDir: 'docs-api/${id}', sidebarOptions: {groupPathsBy: 'tag'}},\n`,
  );
  await site.replace('docusaurus.config.ts', KEYS, `${KEYS}${options.join('')}`);
  await fs.writeFile(path.join(site.dir, 'redocly.yaml'), LENIENT);
}

describe('contracts that are valid but hard', () => {
  let site: SiteCopy;
  let result: Awaited<ReturnType<SiteCopy['run']>>;

  beforeAll(async () => {
    site = await copySite('hard-contracts');
    await addApis(site, contracts);
    await writeHostileContent(site);
    await addSourceMaps(site);
    result = await site.run('scripts/build-portal.ts');
  }, 240_000);

  afterAll(() => site.remove());

  const readPage = (address: string): Promise<string> =>
    fs.readFile(path.join(site.dir, 'build', address, 'index.html'), 'utf8');

  it('are built beside ours by an entry each', () => {
    expect(result.output).toContain('Built build/');
    expect(result.status).toBe(0);
  });

  it.each(Object.keys(contracts))(
    'give %s an introduction and a page per operation',
    async (id) => {
      const dir = path.join(site.dir, 'build/docs/API', id);
      const folders = (await fs.readdir(dir, {withFileTypes: true})).filter((e) => e.isDirectory());
      expect(folders.length).toBeGreaterThan(0);
      expect(await readPage(`docs/API/${id}`)).toContain('data-island=');
    },
  );

  it('show markup of descriptions as text, and run none of it', async () => {
    const page = await readPage('docs/API/Hard');
    expect(page).toContain('&lt;script>alert(1)&lt;/script>');
    expect(page).not.toContain('<script>alert(1)');
    expect(page).not.toMatch(/href="?javascript:/);
  });

  it('leave our own API as it was', async () => {
    expect(await readPage('docs/API/Ciso-API/create-user')).toContain('Create a user');
  });

  it('come with a notice for each package whose code is in a script', async () => {
    const notices = await fs.readFile(path.join(site.dir, 'build/third-party-notices.txt'), 'utf8');
    const shipped = await listShippedPackages(site.dir);
    expect(shipped.length).toBeGreaterThan(15);
    expect(shipped.filter((name) => !notices.includes(`\n${name} `))).toEqual([]);
  });

  describe('and pages whose names attack them', () => {
    it('hold no script but that of the site, and come to their end', async () => {
      const pages = await readAllScripts(path.join(site.dir, 'build'));
      const own = pages.get('404.html')?.inline ?? [];
      expect(own.length).toBeGreaterThan(0);
      const strange = [...pages].flatMap(([file, scripts]) => findStrange(file, scripts, own));
      expect(strange).toEqual([]);
    });

    it.each([
      ['the summary of an operation', 'docs/API/Hostile/get-a', 'Summary'],
      ['the title of a page', 'docs/hostile/inner', 'Page'],
      ['the title of a folder', 'docs/hostile/inner', 'Folder'],
      ['the title of a post', 'blog/hostile', 'Post'],
      ['the author of a post', 'blog/hostile', 'Author'],
      ['the title of a post in the list of posts', 'blog', 'Post'],
    ])('tell search engines %s as it is', async (_, address, name) => {
      const {data} = listScripts(await readPage(address));
      expect(data.length).toBeGreaterThan(0);
      expect(data.flatMap((json) => listTexts(JSON.parse(json)))).toContain(toHostile(name));
    });

    it.each([
      ['the title of a contract', 'docs/API/Hostile', 'Title'],
      ['the tag of a contract', 'docs/API/Hostile', 'Tag'],
      ['the description of a tag', 'docs/API/Hostile', 'About the tag'],
      ['the summary of an operation', 'docs/API/Hostile/get-a', 'Summary'],
      ['the title of a page', 'docs/hostile/inner', 'Page'],
      ['the tag of a post', 'blog/tags/hola', 'Label'],
      ['the author of a post', 'blog/hostile', 'Author'],
    ])('show readers %s as it is', async (_, address, name) => {
      expect(readText(await readPage(address))).toContain(toHostile(name));
    });

    it('run nothing in a browser', async () => {
      expect(await findRun(path.join(site.dir, 'build'), HOSTILE_PAGES)).toEqual([]);
    }, 60_000);
  });
});

describe('a contract that cannot be shown', () => {
  it('stops the build with the JSON pointer of every place, and the last good build stands', async () => {
    const site = await copySite('unshowable-contract');
    const contract = `openapi: 3.1.0
info: {title: Broken, version: '1'}
paths:
  /a:
    get:
      parameters: none
      responses: {'200': {description: Done.}}
  /b:
    get:
      responses: {'200': {description: Done., content: {application/json: {schema: {properties: [1]}}}}}
`;
    await addApis(site, {Broken: 'openapi/broken.yaml'});
    await fs.writeFile(path.join(site.dir, 'openapi/broken.yaml'), contract);
    const {status, output} = await site.run('scripts/build-portal.ts');
    expect(status).not.toBe(0);
    expect(output).toMatch(
      /openapi\/broken\.yaml:6:\d+\s+#\/paths\/~1a\/get\/parameters is not a list/,
    );
    expect(output).toMatch(
      /openapi\/broken\.yaml:10:\d+\s+#\/paths\/~1b\/get\/responses\/200\/content/,
    );
    expect(output).toContain('→');
    const built = await fs.readFile(path.join(site.dir, 'build/index.html'), 'utf8');
    expect(built).toBe('the last good build');
    await site.remove();
  }, 480_000);
});
