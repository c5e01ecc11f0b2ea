import fs from 'node:fs/promises';
import path from 'node:path';

import {listTestContracts} from '@openapi-portal/openapi-model/testing';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {stringify} from 'yaml';

import {findFaultsInAll} from '../browser/axe';
import {measureLoad, sumBytes} from '../browser/measure-load';
import {findHeaviest} from '../heaviest-pages';
import {copySite, type SiteCopy} from '../site-copy';

import {addApis} from './add-api';
import {addSourceMaps, listShippedPackages} from './bundled-packages';
import {findRun} from './find-run';
import {HOSTILE_PAGES, toHostile, writeHostileContent} from './hostile-content';
import {browse, openPages} from './open-pages';
import {findStrange, listScripts, listTexts, readAllScripts, readText} from './page-scripts';

/**
 * Lint rules without our style guide, because these contracts need only be valid OpenAPI. Redocly's own rules are also
 * omitted, because they reject parts of OpenAPI 3.2 that the plugin supports.
 */
const LENIENT = `telemetry: off
plugins: [./openapi/style-guide/index.cjs]
rules:
  no-unresolved-refs: error
`;

/** The contracts in `tests/contracts/` by file name, and two that the test writes. */
const contracts = {
  ...Object.fromEntries(
    listTestContracts().map((file) => [path.basename(file, '.yaml'), `tests/contracts/${file}`]),
  ),
  Hostile: 'openapi/hostile.yaml',
  Enormous: 'openapi/enormous.yaml',
};

const WEBHOOK = '/docs/API/webhooks/on-parcel-delivered';

/** A contract with a description of two million characters. */
const ENORMOUS = stringify({
  openapi: '3.1.0',
  info: {title: 'Enormous', version: '1', description: 'A *sentence* of many.\n\n'.repeat(90_000)},
  paths: {'/a': {get: {operationId: 'get-a', responses: {200: {description: 'Done.'}}}}},
});

async function addContracts(
  site: SiteCopy,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const entries = Object.entries(files).map(
    ([id, specPath]) => [id, {specPath, outputDir: `docs-api/${id}`}] as const,
  );
  await addApis(site, Object.fromEntries(entries));
  await fs.writeFile(path.join(site.dir, 'redocly.yaml'), LENIENT);
}

describe('valid but unusual contracts', () => {
  let site: SiteCopy;
  let result: Awaited<ReturnType<SiteCopy['run']>>;

  beforeAll(async () => {
    site = await copySite('hard-contracts');
    await addContracts(site, contracts);
    await writeHostileContent(site);
    await fs.writeFile(path.join(site.dir, 'openapi/enormous.yaml'), ENORMOUS);
    await addSourceMaps(site);
    result = await site.run('scripts/build-portal.ts');
  });

  afterAll(() => site.remove());

  const readPage = (address: string): Promise<string> =>
    fs.readFile(path.join(site.dir, 'build', address, 'index.html'), 'utf8');

  it('are each built next to ours by one entry', () => {
    expect(result.output).toContain('Built build/');
    expect(result.status).toBe(0);
  });

  it('end the build output with a line for each that is not shown completely', () => {
    expect(result.output).toMatch(
      /The pages omit or change parts of tests\/contracts\/left-out\.yaml: .*operations without responses: #\/paths\/~1trips\/post, .*#\/paths\/~1trips\/post\/operationId \(get-trips-2\)/,
    );
    expect(result.output).toContain('converted from Swagger 2.0: #/swagger');
    expect(result.output).not.toContain('omit or change parts of openapi/ciso-api.yaml');
  });

  it('end the build output with the location of a text that would make its page slow', () => {
    expect(result.output).toMatch(
      /openapi\/enormous\.yaml:\d+:\d+\s+#\/info\/description would become more than 500 kB of HTML/,
    );
  });

  it('have pages for webhooks in the sidebar', async () => {
    const page = await readPage(WEBHOOK);
    expect(page).toContain('A parcel was delivered');
    expect(page).toMatch(
      /<li class="?method-webhook"?><a class="menu__link[^>]*href="?\/docs\/API\/webhooks\/on-parcel-delivered/,
    );
    expect(page).not.toContain('data-try');
  });

  it.each(Object.keys(contracts))(
    'have an introduction and a page per operation: %s',
    async (id) => {
      const dir = path.join(site.dir, 'build/docs/API', id);
      const folders = (await fs.readdir(dir, {withFileTypes: true})).filter((e) => e.isDirectory());
      expect(folders.length).toBeGreaterThan(0);
      expect(await readPage(`docs/API/${id}`)).toContain('data-island=');
    },
  );

  it('show markup of descriptions as text, and run none of it', async () => {
    const page = await readPage('docs/API/hard');
    expect(page).toMatch(/&(?:lt|#x3C);script(?:>|&gt;)alert\(1\)&(?:lt|#x3C);\/script(?:>|&gt;)/);
    expect(page).not.toContain('<script>alert(1)');
    expect(page).not.toMatch(/href="?javascript:/);
  });

  it('do not change our own API', async () => {
    expect(await readPage('docs/API/Ciso-API/create-user')).toContain('Create a user');
  });

  describe('in a browser', () => {
    const readable = Object.keys(contracts).filter((id) => id !== 'Enormous');
    const listHeaviest = (count: number): readonly string[] =>
      readable.flatMap((id) =>
        findHeaviest(path.join(site.dir, 'build'), count, (route) =>
          route.startsWith(`/docs/API/${id}/`),
        ),
      );

    it('pass axe at two widths and in both modes', async () => {
      const faults: string[] = [];
      const routes = [...listHeaviest(1), WEBHOOK];
      await openPages(path.join(site.dir, 'build'), routes, undefined, async (page) => {
        faults.push(...(await findFaultsInAll(page)));
      });
      expect(routes.length).toBeGreaterThan(readable.length);
      expect(faults).toEqual([]);
    });

    it('stay within the size limit of our own pages', async () => {
      const weights: [string, number][] = [];
      await browse(path.join(site.dir, 'build'), async (browser, origin) => {
        for (const route of listHeaviest(1)) {
          const {needed} = await measureLoad(browser, origin + route);
          const fonts = needed.filter(({type}) => type === 'font');
          weights.push([route, sumBytes(needed) - sumBytes(fonts)]);
        }
      });
      expect(weights).toHaveLength(readable.length);
      expect(weights.filter(([, bytes]) => bytes > 180_000)).toEqual([]);
    });
  });

  it('include a notice for each package whose code is in a script', async () => {
    const notices = await fs.readFile(path.join(site.dir, 'build/third-party-notices.txt'), 'utf8');
    const shipped = await listShippedPackages(site.dir);
    expect(shipped.length).toBeGreaterThan(15);
    expect(shipped.filter((name) => !notices.includes(`\n${name} `))).toEqual([]);
  });

  describe('with hostile page names', () => {
    it('contain only scripts of the site, and are complete', async () => {
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
    ])('give search engines %s unchanged', async (_, address, name) => {
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
    ])('show readers %s unchanged', async (_, address, name) => {
      expect(readText(await readPage(address))).toContain(toHostile(name));
    });

    it('run no code in a browser', async () => {
      expect(await findRun(path.join(site.dir, 'build'), HOSTILE_PAGES)).toEqual([]);
    });
  });
});

describe('a contract that cannot be shown', () => {
  it('stops the build with the location of each circle of references, and without a stack', async () => {
    const site = await copySite('circular-contract');
    await addContracts(site, {Circular: 'tests/contracts/broken/circular.yaml'});
    const {status, output} = await site.run('scripts/build-portal.ts');
    expect(status).not.toBe(0);
    expect(output).toMatch(
      /broken\/circular\.yaml:19:11\s+Circular reference: #\/components\/parameters\/Two → /,
    );
    expect(output).toContain('→ replace one of these references with the object itself');
    expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
    await site.remove();
  });

  it('stops the build with the JSON pointer of every error, and keeps the last good build', async () => {
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
    await addContracts(site, {Broken: 'openapi/broken.yaml'});
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
  });
});
