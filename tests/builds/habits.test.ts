import {execFile, execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import {chromium, expect as expectInPage, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {findBrowser} from '../../scripts/find-browser';
import {startDevServer} from '../browser/dev-server';
import {copySite, type SiteCopy} from '../site-copy';

import {findDeadLinks} from './find-dead-links';
import {findErrors} from './find-errors';
import {
  addHabits,
  addVersion,
  CARDS,
  DRAWN,
  expectCards,
  expectDrawings,
  expectLines,
  OLD,
  PARTS,
  searchVersions,
  switchVersions,
  VERSION,
  workParts,
} from './habits';
import {openPages} from './open-pages';

const LIST = '/docs/habits/list';

describe('a copy of the site with features that other sites use', () => {
  let site: SiteCopy;
  let result: Awaited<ReturnType<SiteCopy['run']>>;
  let recorded: string;
  const build = (): string => path.join(site.dir, 'build');
  const read = (file: string): string => fs.readFileSync(path.join(build(), file), 'utf8');
  const readPage = (address: string): string => read(path.join(address, 'index.html'));
  const open = (routes: readonly string[], look: Parameters<typeof openPages>[3]) =>
    openPages(build(), routes, undefined, look);

  beforeAll(async () => {
    site = await copySite('habits');
    await addHabits(site);
    recorded = addVersion(site);
    result = await site.run('scripts/build-portal.ts');
  });

  afterAll(() => site.remove());

  it('is built', () => {
    expect(result.output).toContain('Built build/');
    expect(result.status, result.output).toBe(0);
  });

  it('lets readers use imported and defined components, event handlers and tabs', () =>
    open([PARTS], workParts));

  it('lets them do so after a navigation, too', () =>
    open([CARDS[0] ?? ''], async (page) => {
      await expectCards(page);
      await workParts(page);
    }));

  it('marks and numbers lines of code', () => open([PARTS], expectLines));

  it('shows the pages of a section as cards', () => open(CARDS, expectCards));

  it('draws formulas, and lets a theme run code', () => open([DRAWN], expectDrawings));

  it('does so under the policy', async () => {
    expect(await findErrors(build(), [PARTS, DRAWN, LIST])).toEqual([]);
    expect(readPage(DRAWN)).not.toMatch(/<[^>]+ style=/);
  });

  it('announces with the HTML of its configuration', () =>
    open(['/'], async (page) => {
      await expectInPage(page.locator('strong', {hasText: 'out'})).toBeVisible();
    }));

  it('adds no script to pages without such parts', () => {
    const scripts = (address: string): number => readPage(address).split('<script').length;
    expect(readPage(PARTS)).toContain('data-live-part');
    expect(readPage('/docs/trust')).not.toContain('data-live-part');
    expect(scripts('/docs/trust')).toBe(scripts('/docs/introduction'));
  });

  describe('in a second language', () => {
    it('shows the translated page, and all others untranslated', () => {
      expect(readPage(`/de${LIST}`)).toMatch(/<html lang="?de"?/);
      expect(readPage(`/de${LIST}`)).toContain('Diese Seite ist übersetzt');
      expect(readPage(LIST)).not.toContain('übersetzt');
      expect(readPage(`/de${PARTS}`)).toContain('Words about macOS.');
    });

    it('has generated pages, Markdown, search and a worker of its own', () => {
      const operation = '/docs/API/Ciso-API/create-user';
      expect(readPage(`/de${operation}`)).toContain(`/de${operation}`);
      expect(read(`/de${LIST}.md`)).toContain('# Liste');
      const index = (language: string): string =>
        fs
          .readdirSync(path.join(build(), language, 'search-index'))
          .map((file) => read(path.join(language, 'search-index', file)))
          .join('');
      expect(index('de')).toContain('Diese Seite ist übersetzt');
      expect(index('')).not.toContain('Diese Seite ist übersetzt');
      expect(read('de/offline-worker.js')).toContain('"base":"/de/"');
      expect(read('offline-worker.js')).not.toContain('"de/docs');
    });

    it('links to another language only by the language menu', async () => {
      const {document} = await import('linkedom').then(({parseHTML}) =>
        parseHTML(readPage(`/de${LIST}`)),
      );
      const links = Array.from(document.querySelectorAll('main a[href], footer a[href]'));
      const leaving = links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('/') && !href.startsWith('/de/'));
      expect(links.length).toBeGreaterThan(10);
      expect(leaving).toEqual([]);
      expect(readPage(`/de${LIST}`)).toContain('/de/docs/API/Ciso-API/create-user');
      expect(readPage(`/de${LIST}`)).toContain(`/de${PARTS}#system`);
    });

    it("declares each page's equivalent in the other language, and lets readers open it", async () => {
      for (const address of [LIST, `/de${LIST}`]) {
        expect(readPage(address)).toMatch(/hreflang="?en"?[ />]/i);
        expect(readPage(address)).toMatch(/hreflang="?de"?[ />]/i);
      }
      expect(read('robots.txt')).toContain('/de/sitemap.xml');
      await open([LIST], async (page) => {
        await page.locator('.navbar .dropdown', {hasText: 'English'}).hover();
        await page.getByRole('link', {name: 'Deutsch'}).click();
        await expectInPage(page.getByRole('heading', {level: 1})).toHaveText('Liste');
      });
    });

    it('has a policy for the console there, and no broken links', () => {
      expect(read('_headers')).toContain('/de/docs/API/*');
      expect(findDeadLinks(build(), 'https://docs.example.com/').dead).toEqual([]);
    });
  });

  describe('with an older version of its docs', () => {
    const RISKS = `${OLD}/system-modules/risks`;
    const readLinks = (address: string): readonly string[] =>
      Array.from(
        readPage(address).matchAll(/<a [^>]*href="?([^\s">]+)/g),
        ([, href]) => href ?? '',
      );

    it('records the releases that it describes', () => {
      const contract = fs.readFileSync(path.join(site.dir, 'openapi/ciso-api.yaml'), 'utf8');
      const {info} = parse(contract) as {readonly info: {readonly version: string}};
      expect(JSON.parse(recorded)).toMatchObject({[VERSION]: {'Ciso-API': info.version}});
    });

    it('lets readers switch between versions', () => open([RISKS], switchVersions));

    it('links within the version, and to the reference of its release', () => {
      const links = readLinks(`${OLD}/habits/only-old`);
      expect(links).toContain('/docs/API/Ciso-API/1.1/create-user');
      expect(links).toContain(`${OLD}/trust`);
      expect(readLinks(RISKS)).toContain(`${OLD}/system-modules/tasks`);
    });

    it('names the parts of a page that are not of the version, and nothing otherwise', () => {
      const note = `show the current product, not the product of version ${VERSION}`;
      expect(readPage(`${OLD}/habits/only-old`)).toContain(note);
      expect(read(`${OLD}/habits/only-old.md`)).toContain(note);
      expect(readPage(`${OLD}${LIST.slice('/docs'.length)}`)).not.toContain(note);
      expect(readPage('/docs/system-modules/risks')).not.toContain('the product of version');
    });

    it('lets search engines index the newest version', () => {
      expect(readPage(RISKS)).toMatch(/<meta [^>]*name="?robots"? content="noindex, follow"/);
      expect(readPage(RISKS)).toMatch(/rel="?canonical"? href="?\S+[^4]\/system-modules\/risks\b/);
      expect(readPage('/docs/system-modules/risks')).not.toContain('noindex');
      expect(read('sitemap.xml')).toContain('/docs/system-modules/risks<');
      expect(read('sitemap.xml')).not.toContain(OLD);
    });

    it('lists its first page for programs, and no other page', () => {
      const named = [...read('llms.txt').matchAll(/\[([^\]]+)\]\([^)]*\/docs\/2026\.4[^)]*\)/g)];
      expect(named.map(([, title]) => title)).toEqual([`CyberView documentation (${VERSION})`]);
      expect(read('llms-full-product.txt')).not.toContain(`Source: https://docs.example.com${OLD}`);
      expect(read(`${RISKS}.md`)).toMatch(/^This is documentation for CyberView \*\*2026\.4\*\*/);
    });

    it("ranks it first in its own readers' search", async () => {
      const indexes = JSON.parse(read('search-index/manifest.json')) as {
        readonly indexes: readonly Record<string, unknown>[];
      };
      expect(indexes.indexes).toContainEqual(
        expect.objectContaining({
          under: `${OLD.slice(1)}/`,
          title: `version ${VERSION}`,
          isOlder: true,
        }),
      );
      await open([RISKS], searchVersions);
    });

    it('has it in the second language, too', () => {
      expect(readPage(`/de${OLD}/habits/list`)).toContain('Diese Seite ist übersetzt');
      expect(readLinks(`/de${OLD}/habits/list`)).toContain(`/de${OLD}/habits/parts`);
    });

    it('stops at names that its own release and pages lack', async () => {
      const file = `versioned_docs/version-${VERSION}/trust.mdx`;
      const before = fs.readFileSync(path.join(site.dir, file), 'utf8');
      const line = before.split('\n').length;
      const mistakes = '<Operation id="create-usr"/> [new](./habits/only-new.mdx)\n';
      fs.writeFileSync(path.join(site.dir, file), before + mistakes);
      const {status, output} = await site.run('scripts/build-portal.ts');
      fs.writeFileSync(path.join(site.dir, file), before);
      expect(status).toBe(1);
      expect(output).toContain(
        `${file}:${line}:1  The contracts of Ciso-API and booking have no operation create-usr; version ${VERSION} describes Ciso-API 1.1.0`,
      );
      expect(output).toContain('→ write create-user');
      expect(output).toContain('This version has no page ./habits/only-new.mdx; only docs/');
    }, 300_000);
  });

  describe('with the commands of Docusaurus', () => {
    const run = async (...args: readonly string[]): Promise<string> => {
      const bin = path.join(site.dir, 'node_modules/.bin', args[0] ?? '');
      const env = {...process.env, ...GIT};
      const done = promisify(execFile)(bin, args.slice(1), {cwd: site.dir, env});
      return done.then(
        ({stdout, stderr}) => stdout + stderr,
        (error: unknown) => {
          const {stdout, stderr} = error as {readonly stdout: string; readonly stderr: string};
          return `failed: ${stdout}${stderr}`;
        },
      );
    };
    /** Path of a local repository that replaces a remote one. */
    const remote = (): string => path.join(site.dir, '.cache/remote.git');
    const GIT: NodeJS.ProcessEnv = {
      GIT_USER: 'me',
      ORGANIZATION_NAME: 'acme',
      PROJECT_NAME: 'docs',
      GIT_AUTHOR_NAME: 'me',
      GIT_AUTHOR_EMAIL: 'me@example.org',
      GIT_COMMITTER_NAME: 'me',
      GIT_COMMITTER_EMAIL: 'me@example.org',
    };

    it('writes translations, even if two APIs share a tag', async () => {
      expect(await run('docusaurus', 'write-translations', '--locale', 'de')).not.toMatch(
        /^failed/,
      );
      const file = 'i18n/de/docusaurus-plugin-content-docs-api/current.json';
      const texts = fs.readFileSync(path.join(site.dir, file), 'utf8');
      expect(texts).toContain('sidebar.api.category.Users');
      expect(texts).toContain('sidebar.api.category.Booking API: Users');
    });

    it.each([['docs:version:api'], ['gen-api-docs:version']])(
      'suggests a command instead of %s',
      async (command) => {
        const said = await run('docusaurus', command, '1.0');
        expect(said).toMatch(
          /^failed: [^]*Add the contract of the release to the folder of its API in openapi\/releases\//,
        );
        expect(fs.existsSync(path.join(site.dir, 'api_versioned_docs'))).toBe(false);
      },
      120_000,
    );

    it('swizzles a component', async () => {
      const theme = '@openapi-portal/static-pages';
      const args = [theme, 'BackToTopButton', '--wrap', '--danger', '--typescript'];
      await run('docusaurus', 'swizzle', ...args);
      const file = path.join(site.dir, 'src/theme/BackToTopButton/index.tsx');
      expect(fs.readFileSync(file, 'utf8')).toContain('@theme-original/BackToTopButton');
    });

    it('lints the contracts by Redocly', async () => {
      expect(await run('redocly', 'lint', 'Ciso-API')).toContain('Your API description is valid');
    });

    it('deploys the build to a repository', async () => {
      const git = (...args: readonly string[]): string =>
        execFileSync('git', [...args], {
          cwd: site.dir,
          env: {...process.env, ...GIT},
          encoding: 'utf8',
        });
      git('init', '--quiet', '--initial-branch=main');
      git('remote', 'add', 'origin', 'https://github.com/acme/docs.git');
      git('add', 'README.md');
      git('commit', '--quiet', '-m', 'docs: begin');
      git('branch', 'gh-pages');
      git('clone', '--quiet', '--bare', '.', remote());
      GIT.GIT_CONFIG_COUNT = '1';
      GIT.GIT_CONFIG_KEY_0 = `url.${remote()}.insteadOf`;
      GIT.GIT_CONFIG_VALUE_0 = 'https://me@github.com/acme/docs.git';
      expect(await run('docusaurus', 'deploy', '--skip-build')).not.toMatch(/^failed/);
      expect(git('-C', remote(), 'show', 'gh-pages:docs/habits/list/index.html')).toContain(
        '<main',
      );
    });

    it('deletes the results of a build', async () => {
      await run('docusaurus', 'clear');
      expect(fs.existsSync(path.join(site.dir, '.docusaurus'))).toBe(false);
      expect(fs.existsSync(build())).toBe(false);
    });
  });
});

it('behaves in the dev server as in the build', async () => {
  const server = await startDevServer('habits-dev-server', addHabits);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  const look = async (address: string, see: (page: Page) => Promise<void>): Promise<void> => {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(server.address + address);
    await page.getByRole('heading', {level: 1}).waitFor();
    await see(page);
    await page.close();
  };
  try {
    await look(PARTS, workParts);
    await look(PARTS, expectLines);
    await look(DRAWN, expectDrawings);
    await look(LIST, expectCards);
  } finally {
    await browser.close();
    await server.end();
  }
});
