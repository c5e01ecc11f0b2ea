import {execFile, execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {expect as expectInPage} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {findInAll, openIndexes} from '@openapi-portal/site-search/engine';

import {parse, stringify} from 'yaml';

import {devDependencies, overrides} from '../../package.json';
import {siteDir} from '../../scripts/site';
import {findErrors} from './find-errors';
import {openPages} from './open-pages';
import {type Registry, startRegistry} from './start-registry';

const run = promisify(execFile);

const CONFIG = 'docusaurus.config.js';
const FIXTURE = path.join(siteDir, 'tests/fixtures/stock-site');

const PRESET = `['@openapi-portal/preset', {apis: {petstore: {specPath: 'openapi/petstore.yaml'}}}],`;

const MORE = `releases: true, skill: true, markdown: {
  thirdParty: [],
  assistants: [{name: 'Helper', href: 'https://helper.example/new?q=Read%20{url}'}],
}`;

/** The packages that users name. They depend on all others. */
const NAMED = ['preset', 'sandbox', 'mcp', 'published-programs', 'create', 'migrate'].map(
  (name) => `@openapi-portal/${name}`,
);

/** Optional for checks of names in code. */
const TYPESCRIPT = `typescript@${devDependencies.typescript}`;

/** The line after the presets in the configuration of the template. */
const END_OF_PRESETS = '  ],\n\n  themeConfig';

const REDOC =
  "['redocusaurus', {specs: [{spec: 'openapi/petstore.yaml', route: '/reference/petstore/'}]}],";

/** A docs instance with the pages that docusaurus-plugin-openapi-docs has generated from two versions of a contract. */
const OPENAPI_DOCS = `
  plugins: [
    ['@docusaurus/plugin-content-docs', {id: 'rest', path: 'rest', routeBasePath: 'reference'}],
    ['docusaurus-plugin-openapi-docs', {id: 'openapi', docsPluginId: 'rest', config: {
      shop: {
        specPath: 'openapi/petstore.yaml', outputDir: 'rest/shop', sidebarOptions: {groupPathsBy: 'tag'},
        versions: {'1.0': {specPath: 'openapi/petstore.yaml', outputDir: 'rest/shop-1.0', label: 'v1'}},
      },
    }}],
  ],
  themes: ['docusaurus-theme-openapi-docs'],
`;

/** Part of the contract's title. */
const SCRIPT = '</script><script>document.title = "Run"</script>';

const MERMAID = '@docusaurus/theme-mermaid';

const VERSION = devDependencies['@docusaurus/types'];

/** The lowest versions that the peer dependencies of the packages accept. */
const OLDEST = '3.10.0';
const OLD_REACT = {react: '18.0.0', 'react-dom': '18.0.0'};

/** The test installs packages, so it is skipped without access to a registry. */
const hasRegistry = spawnSync('npm', ['ping', '--fetch-retries=0'], {timeout: 15_000}).status === 0;

/** Folder outside this repository, because the site could otherwise import packages of the repository. */
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'stock-site-'));
const site = path.join(dir, 'shop');

const readBuilt = (file: string): string => fs.readFileSync(path.join(site, 'build', file), 'utf8');

let registry: Registry;

/** Creates a site with `create-docusaurus`. */
async function createSite(folder: string, version = VERSION): Promise<void> {
  const options = ['--javascript', '--skip-install', '--package-manager', 'npm'];
  const template = [`create-docusaurus@${version}`, folder, 'classic', ...options];
  await run('npx', ['--yes', '--prefer-offline', ...template], {cwd: dir});
}

/** Creates a site, and installs our packages by their names. */
async function installSite(): Promise<void> {
  await createSite('shop');
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  const packages = [...NAMED, TYPESCRIPT, `${MERMAID}@${VERSION}`];
  await run('npm', ['install', ...quiet, ...packages], {cwd: site, env: registry.env});
}

interface Petstore {
  readonly info: {version: string};
  readonly paths: {readonly '/pets': {post?: unknown}};
}

/** Changes the contract to version 1.1.0, and adds a release 1.0.0 that cannot create pets. */
function addReleases(): void {
  const file = path.join(site, 'openapi/petstore.yaml');
  const folder = path.join(site, 'openapi/releases/petstore');
  const write = (to: string, contract: Petstore): void =>
    fs.writeFileSync(to, stringify(contract, {aliasDuplicateObjects: false}));
  const contract = parse(fs.readFileSync(file, 'utf8')) as Petstore;
  const {post, ...rest} = contract.paths['/pets'];
  expect(post).toBeDefined();
  fs.mkdirSync(folder, {recursive: true});
  write(path.join(folder, '1.0.0.yaml'), {...contract, paths: {...contract.paths, '/pets': rest}});
  contract.info.version = '1.1.0';
  write(path.join(folder, '1.1.0.yaml'), contract);
  write(file, contract);
  fs.copyFileSync(path.join(FIXTURE, 'releases.yaml'), path.join(folder, 'releases.yaml'));
}

/** Adds a page with a Mermaid diagram, and enables diagrams. */
function addDiagram(file: string, config: string): void {
  const settings = `  themes: ['${MERMAID}'],\n  markdown: {mermaid: true},\n`;
  const added = config.replace('\n  presets: [', `\n${settings}  presets: [`);
  expect(added).not.toBe(config);
  fs.writeFileSync(file, added);
  const diagram = '```mermaid\nflowchart LR\n  Pet --> Collar\n```\n';
  fs.writeFileSync(path.join(site, 'docs/diagram.md'), `# Diagram\n\n${diagram}`);
}

function addPreset(): void {
  const file = path.join(site, CONFIG);
  const config = fs.readFileSync(file, 'utf8');
  const added = config.replace(END_OF_PRESETS, `    ${PRESET}\n${END_OF_PRESETS}`);
  expect(added).not.toBe(config);
  fs.writeFileSync(file, added);
  addDiagram(file, added);
  fs.mkdirSync(path.join(site, 'openapi'));
  const contract = fs.readFileSync(path.join(FIXTURE, 'petstore.yaml'), 'utf8');
  const hostile = contract.replace('title: Petstore', `title: Petstore ${SCRIPT}`);
  expect(hostile).not.toBe(contract);
  fs.writeFileSync(path.join(site, 'openapi/petstore.yaml'), hostile);
}

/** Runs an installed command that must fail, and returns its output. */
async function fail(command: string, args: readonly string[]): Promise<string> {
  const bin = path.join(site, 'node_modules/.bin', command);
  const error: unknown = await run(bin, [...args], {cwd: site}).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  const {stdout, stderr} = error as {readonly stdout: string; readonly stderr: string};
  return stdout + stderr;
}

/** Loads all entries of an installed package that have code for Node.js, in a process of their own. */
function loadEntries(folder: string): void {
  const {name, exports = {}} = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {
    readonly name: string;
    readonly exports?: Readonly<Record<string, string | {readonly default?: string}>>;
  };
  const entries = Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'string' || target.default === undefined || entry.endsWith('worker')
      ? []
      : path.posix.join(name, entry),
  );
  const code = `for (const entry of ${JSON.stringify(entries)}) require(entry)`;
  execFileSync(process.execPath, ['-e', code], {cwd: site, stdio: ['ignore', 'ignore', 'pipe']});
}

describe.skipIf(!hasRegistry)(
  'a site created by `npm create docusaurus`, with five additional lines',
  () => {
    beforeAll(async () => {
      registry = await startRegistry(path.join(dir, 'registry'));
      await installSite();
      addPreset();
      await run('npm', ['run', 'build'], {cwd: site});
    });

    afterAll(() => {
      registry.stop();
      fs.rmSync(dir, {recursive: true});
    });

    it('installs each package with a README and the licence, without tests, and Node.js loads it', () => {
      const scope = path.join(site, 'node_modules/@openapi-portal');
      const all = fs.readdirSync(path.join(siteDir, 'packages'), {withFileTypes: true});
      const names = all.flatMap((entry) => (entry.isDirectory() ? entry.name : []));
      expect(fs.readdirSync(scope).sort()).toEqual(names.sort());
      for (const folder of names.map((name) => path.join(scope, name))) {
        const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
        expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE']));
        expect(files.filter((file) => /\.test\.|\btesting\b|fixture/.test(file))).toEqual([]);
        loadEntries(folder);
      }
    });

    it('shows every fact of an operation, with samples and a console', () => {
      const page = readBuilt('api/petstore/show-pet-by-id/index.html');
      for (const fact of [
        'Show a pet',
        '/pets/',
        'The number on its collar.',
        'What it is called.',
        'at most 40 characters',
        'An unexpected error.',
      ])
        expect(page).toContain(fact);
      expect(page).toContain('curl');
      expect(page).toContain('PowerShell');
      expect(page).toContain('data-try');
      const model = JSON.parse(readBuilt('api-console/petstore/show-pet-by-id.json')) as object;
      expect(JSON.stringify(model)).toContain('https://petstore.example.org/v1');
    });

    it('keeps the title of a contract inside its structured data', () => {
      const page = readBuilt('api/petstore/show-pet-by-id/index.html');
      const found = [...page.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)];
      const data = found.map(([, text = '']) => JSON.parse(text) as object);
      expect(JSON.stringify(data)).toContain(JSON.stringify(`Petstore ${SCRIPT}`));
    });

    it('keeps its own navbar, with a link to the API', () => {
      const page = readBuilt('api/petstore/index.html');
      expect(page).toContain('My Site');
      expect(readBuilt('index.html')).toMatch(/<a [^>]*href="?\/api\/petstore/);
      expect(readBuilt('docs/intro/index.html')).toContain('Tutorial Intro');
    });

    it('uses the colours of its theme', () => {
      const files = fs.readdirSync(path.join(site, 'build/assets/css'));
      const styles = files.map((file) => readBuilt(`assets/css/${file}`)).join('');
      expect(styles).toMatch(/--accent:\s*var\(--ifm-link-color\)/);
    });

    it('has its pages as Markdown, and a list of them', () => {
      expect(readBuilt('api/petstore/create-pet.md')).toMatch(/^# Create a pet$/m);
      expect(readBuilt('api/petstore/create-pet.md')).toMatch(
        /^<!-- third-party text \w{20} begins/,
      );
      const prose = readBuilt('docs/intro.md');
      expect(prose).toMatch(/^# Tutorial Intro$/m);
      expect(prose).toContain('```bash\ncd my-website\nnpm run start\n```');
      expect(prose).not.toContain('Edit this page');
      expect(readBuilt('llms.txt')).toContain('/api/petstore/list-pets.md');
      const head = readBuilt('docs/intro/index.html');
      expect(head).toMatch(/type="?text\/markdown/);
      expect(head).toMatch(/rel="?canonical/);
    });

    it('offers the contract, and a Postman collection', () => {
      const page = readBuilt('api/petstore/index.html');
      for (const file of ['openapi.yaml', 'openapi.json', 'postman-collection.json']) {
        expect(page).toContain(`/api/petstore/${file}`);
        expect(readBuilt(`api/petstore/${file}`)).toContain('Petstore');
      }
    });

    it('finds fields, operations and its own prose', async () => {
      const indexes = await openIndexes((file) => Promise.resolve(readBuilt(file)));
      const find = (query: string): readonly string[] =>
        findInAll(indexes, query, {limit: 5}).hits.map(({title}) => title);
      expect(find('collar')).toContain('petId');
      expect(find('create pet')[0]).toBe('Create a pet');
      expect(find('tutorial intro')[0]).toBe('Tutorial Intro');
    });

    it('hydrates in a browser without an error', async () => {
      const routes = ['/', '/docs/intro', '/api/petstore', '/api/petstore/create-pet'];
      expect(await findErrors(path.join(site, 'build'), routes)).toEqual([]);
    });

    it('draws diagrams in the browser, using the theme for them', () =>
      openPages(path.join(site, 'build'), ['/docs/diagram'], undefined, async (page) => {
        await expectInPage(page.locator('svg', {hasText: 'Collar'})).toBeVisible();
      }));

    it('leaves no generated files in its folders', () => {
      expect(
        fs
          .readdirSync(site)
          .filter((name) => !name.startsWith('.'))
          .sort(),
      ).toEqual(expect.arrayContaining(['blog', 'build', 'docs', 'openapi', 'src', 'static']));
      expect(fs.existsSync(path.join(site, 'api'))).toBe(false);
    });

    it('names the invalid option', async () => {
      const file = path.join(site, CONFIG);
      const config = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(file, config.replace(PRESET, PRESET.replace('specPath', 'specpath')));
      expect(await fail('docusaurus', ['build'])).toContain('`apis.petstore.specPath` is required');
      fs.writeFileSync(file, config);
    });

    it('has a command for the sandbox of a contract, and one for assistants', async () => {
      expect(await fail('openapi-sandbox', ['none.yaml'])).toContain('none.yaml');
      expect(await fail('openapi-mcp', [])).toContain('Usage: npx @openapi-portal/mcp');
    });

    describe('with options for its releases and for assistants', () => {
      const OLDER = 'api/petstore/1.0/show-pet-by-id';

      beforeAll(async () => {
        const file = path.join(site, CONFIG);
        const config = fs.readFileSync(file, 'utf8');
        fs.writeFileSync(file, config.replace(PRESET, PRESET.replace('}}}', `}}, ${MORE}}`)));
        addReleases();
        await run('npm', ['run', 'build'], {cwd: site});
      });

      it('shows what each release changed on a separate page, and in a feed', () => {
        const page = readBuilt('api/changelog/index.html');
        expect(page).toContain('Pets can be created.');
        expect(page).toMatch(/href="?\/api\/petstore\/create-pet/);
        expect(readBuilt('api/changelog.xml')).toContain('1.1.0');
      });

      it('opens each page in an assistant by a link, before any script runs', () => {
        const start = 'https://helper\\.example/new\\?q=Read%20https%3A%2F%2F';
        for (const [page, markdown] of [
          ['docs/intro', 'docs%2Fintro'],
          ['api/petstore/create-pet', 'api%2Fpetstore%2Fcreate-pet'],
        ] as const)
          expect(readBuilt(`${page}/index.html`)).toMatch(
            new RegExp(`<a href="?${start}[^ ">]*%2F${markdown}\\.md"? rel="noreferrer nofollow">`),
          );
      });

      it('has a skill for each version of its API, listed in llms.txt', () => {
        expect(readBuilt('api/petstore/SKILL.md')).toMatch(/^---\nname: [a-z-]+\n/);
        expect(readBuilt('api/petstore/SKILL.md')).toContain('`POST /pets`');
        expect(readBuilt('api/petstore/1.0/SKILL.md')).not.toContain('`POST /pets`');
        expect(readBuilt('llms.txt')).toContain('/api/petstore/SKILL.md)');
        expect(readBuilt('api/petstore/index.html')).toMatch(/href="?\/api\/petstore\/SKILL\.md/);
      });

      it('keeps the pages of the older version, with links to the newest', () => {
        const page = readBuilt(`${OLDER}/index.html`);
        expect(page).toContain('What it is called.');
        expect(page).toMatch(/name="?robots"? content="?noindex/);
        expect(page).toMatch(/rel="?canonical"? href="?[^" ]*\/api\/petstore\/show-pet-by-id/);
        expect(page).toMatch(/<a [^>]*href="?\/api\/petstore\/show-pet-by-id/);
        expect(fs.existsSync(path.join(site, 'build/api/petstore/1.0/create-pet'))).toBe(false);
        expect(readBuilt('sitemap.xml')).not.toContain('/1.0/');
      });

      it('links to them from the newest, and names the version that added an operation', () => {
        expect(readBuilt('api/petstore/show-pet-by-id/index.html')).toMatch(
          /href="?\/api\/petstore\/1\.0\/show-pet-by-id/,
        );
        expect(readBuilt('api/petstore/create-pet/index.html')).toMatch(
          /Since<.{0,40}href="?\/api\/changelog#petstore-1\.1\.0/,
        );
      });

      it('hydrates in a browser without an error', async () => {
        const routes = ['/api/changelog', `/${OLDER}`, '/api/petstore/1.0', '/api/petstore'];
        expect(await findErrors(path.join(site, 'build'), routes)).toEqual([]);
      });
    });

    describe('created with pnpm from a contract alone', () => {
      const portal = path.join(dir, 'portal');
      const readPortal = (file: string): string =>
        fs.readFileSync(path.join(portal, 'build', file), 'utf8');

      beforeAll(async () => {
        const contract = path.join(FIXTURE, 'petstore.yaml');
        const command = ['create', '@openapi-portal', 'portal', contract];
        const options = ['--primary', '#7a1fa2', '--no-start'];
        await run('pnpm', [...command, ...options], {cwd: dir, env: registry.env});
        const {stdout, stderr} = await run('pnpm', ['build'], {cwd: portal, env: registry.env});
        expect(stdout + stderr).not.toContain('[WARNING]');
      });

      it('has the name of the contract, its operations and the colour', () => {
        expect(readPortal('api/petstore/index.html')).toMatch(/navbar__title[^>]*>Petstore</);
        expect(readPortal('api/petstore/show-pet-by-id/index.html')).toContain(
          'What it is called.',
        );
        const css = fs.readdirSync(path.join(portal, 'build/assets/css'));
        const styles = css.map((file) => readPortal(`assets/css/${file}`)).join('');
        expect(styles).toMatch(/--ifm-color-primary:\s*#7a1fa2/);
      });

      it('hydrates in a browser without an error', async () => {
        const routes = ['/', '/guides', '/api/petstore/create-pet'];
        expect(await findErrors(path.join(portal, 'build'), routes)).toEqual([]);
      });
    });

    describe('moved from Redocusaurus and docusaurus-plugin-openapi-docs with yarn, on the oldest supported Docusaurus and React', () => {
      const moved = path.join(dir, 'moved');

      beforeAll(async () => {
        await createSite('moved', OLDEST);
        const file = path.join(moved, CONFIG);
        const config = fs.readFileSync(file, 'utf8');
        const before = `    ${REDOC}\n${END_OF_PRESETS.replace('\n', () => `\n${OPENAPI_DOCS}`)}`;
        fs.writeFileSync(
          file,
          config.replace(END_OF_PRESETS, () => before),
        );
        for (const page of [
          'shop/petstore.info',
          'shop/create-pet.api',
          'shop-1.0/create-pet.api',
        ]) {
          fs.mkdirSync(path.dirname(path.join(moved, 'rest', page)), {recursive: true});
          fs.writeFileSync(path.join(moved, 'rest', `${page}.mdx`), '');
        }
        fs.cpSync(path.join(FIXTURE, 'petstore.yaml'), path.join(moved, 'openapi/petstore.yaml'));
        const manifest = path.join(moved, 'package.json');
        const resolutions = {'@swc/html': overrides['@swc/html'], ...OLD_REACT};
        const template = JSON.parse(fs.readFileSync(manifest, 'utf8')) as object;
        fs.writeFileSync(manifest, JSON.stringify({...template, resolutions}));
        // Otherwise yarn looks for a project in the folders above.
        fs.writeFileSync(path.join(moved, 'yarn.lock'), '');
        const options = {cwd: moved, env: registry.env};
        const redirects = `@docusaurus/plugin-client-redirects@${OLDEST}`;
        await run('yarn', ['add', '@openapi-portal/preset', redirects], options);
        // `npx` keeps packages by version, which two runs of this test share.
        const env = {...registry.env, npm_config_cache: path.join(dir, 'npm')};
        await run('yarn', ['openapi-portal', 'migrate', '--yes'], {...options, env});
        await run('yarn', ['build'], options);
      });

      it('shows the reference at the route of Redoc, without an error in a browser', async () => {
        const route = '/reference/petstore';
        const page = fs.readFileSync(
          path.join(moved, `build${route}/create-pet/index.html`),
          'utf8',
        );
        expect(page).toContain('What it is called.');
        const routes = ['/', '/docs/intro', route, `${route}/create-pet`];
        expect(await findErrors(path.join(moved, 'build'), routes)).toEqual([]);
      });

      it('keeps the URLs of generated pages, also of an older version', () => {
        const read = (page: string): string =>
          fs.readFileSync(path.join(moved, 'build/reference', page, 'index.html'), 'utf8');
        for (const page of ['shop/create-pet', 'shop-1.0/create-pet'])
          expect(read(page)).toContain('What it is called.');
        expect(read('shop/petstore')).toContain('url=/reference/shop/');
        expect(fs.readdirSync(path.join(moved, 'rest'), {recursive: true})).toEqual([
          'shop',
          'shop-1.0',
        ]);
      });
    });
  },
);
