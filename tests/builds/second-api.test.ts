import fs from 'node:fs';
import path from 'node:path';

import {expect as expectInPage, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {findPlace, loadIndexes} from '../../scripts/search-queries';
import {
  inCheckout,
  refuseSandbox,
  serveSandbox,
  stopSandbox,
} from '../../scripts/testing/served-sandbox';
import {consoleOf, sendAndExpect} from '../browser/console-form';
import {openConsole} from '../browser/opened-parts';
import {copySite, type SiteCopy} from '../site-copy';

import {addApi} from './add-api';
import {browse, openPages} from './open-pages';

const READ_COMPANY = /^ {4}get:\n {6}operationId: get-company-info\n[^]*?(?=^ {4}patch:)/m;

/** Adds an operation to our contract, as a copy of another one. */
async function addOperation({dir, replace}: SiteCopy): Promise<void> {
  const contract = 'openapi/ciso-api.yaml';
  const [read = ''] = READ_COMPANY.exec(fs.readFileSync(path.join(dir, contract), 'utf8')) ?? [];
  const operation = read
    .replace('operationId: get-company-info', 'operationId: get-company-logos')
    .replace('summary: Read the company profile', 'summary: Read the logos');
  await replace(contract, '\n  /users:\n', `\n  /company/logos:\n${operation}\n  /users:\n`);
  const page = 'docs/system-modules/company.mdx';
  await replace(page, 'Exact limits:', 'The logos: `get-company-logos`. Exact limits:');
}

/** Adds an older release of the second API, in which an operation has a different id. */
function addRelease({dir}: SiteCopy): void {
  const folder = path.join(dir, 'openapi/releases/booking');
  const contract = fs.readFileSync(path.join(dir, 'tests/contracts/booking.yaml'), 'utf8');
  const released = contract
    .replace('version: 2.3.0', 'version: 1.9.0')
    .replace('operationId: create-booking', 'operationId: reserveRoom');
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, '1.9.0.yaml'), released);
  const index = "- version: 1.9.0\n  date: '2026-05-04'\n  summary: The first rooms.\n";
  fs.writeFileSync(path.join(folder, 'releases.yaml'), index);
}

/** Adds the pages of an API that is no longer configured, which an earlier build has left. */
function addFormer({dir}: SiteCopy): void {
  const folder = path.join(dir, 'docs-api/Former-API');
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'sidebar.ts'), 'export default [];');
  for (const name of ['former.info.mdx', 'get-former.api.mdx'])
    fs.writeFileSync(
      path.join(folder, name),
      "import ApiInfo from '@theme/ApiInfo';\n\n<ApiInfo />\n",
    );
}

const INTERNAL_OPERATION = `
  /room-keys:
    get:
      operationId: list-room-keys
      x-internal: true
      tags: [Rooms]
      summary: List the master keys
      description: Returns the master keys.
      responses:
        '200':
          description: The master keys.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/MasterKey'}
              example: {cut: 7-3-5}
`;

const INTERNAL_SCHEMA = `
    MasterKey:
      type: object
      properties:
        cut: {type: string, description: Depths of the master key.}
`;

/** Adds an operation to the second API, with a schema of its own, and hides what is internal. */
async function hideOperation({replace}: SiteCopy): Promise<void> {
  const contract = 'tests/contracts/booking.yaml';
  await replace(contract, '\npaths:\n', `\npaths:${INTERNAL_OPERATION}`);
  await replace(contract, '\n  schemas:\n', `\n  schemas:${INTERNAL_SCHEMA}`);
  // After the first API, to which pages refer by names that both have.
  await replace(
    'config/api-extras.ts',
    '  },\n};\n',
    '  },\n  booking: {filter: {hideInternal: true}},\n};\n',
  );
}

const SERVER = 'https://cyberview.example.org/ciso/v1';

const BOOKING_PAGES = '/docs/API/Booking-API/';

describe('a copy of the site', () => {
  let site: SiteCopy;
  let result: Awaited<ReturnType<SiteCopy['run']>>;
  const read = (file: string): string =>
    fs.readFileSync(path.join(site.dir, 'build', file), 'utf8');
  const readSearchIndex = (): string =>
    fs
      .readdirSync(path.join(site.dir, 'build/search-index'))
      .map((file) => read(`search-index/${file}`))
      .join('\n');
  const readPage = (address: string): string => read(path.join(address, 'index.html'));

  beforeAll(async () => {
    site = await copySite('second-api');
    await addApi(site);
    await hideOperation(site);
    await addOperation(site);
    addRelease(site);
    addFormer(site);
    result = await site.run('scripts/build-portal.ts', {API_SERVER_URL: SERVER});
  });

  afterAll(() => site.remove());

  it('is built with a second API by one entry, although both share names', () => {
    expect(result.output).toContain('Built build/');
    expect(result.status, result.output).toBe(0);
  });

  it('has no pages of a removed API', () => {
    expect(fs.existsSync(path.join(site.dir, 'docs-api/Former-API'))).toBe(false);
    expect(fs.existsSync(path.join(site.dir, 'build/docs/API/Former-API'))).toBe(false);
  });

  describe('with a second API', () => {
    it.each([
      ['the overview of the API', '/docs/API/'],
      ['the home page', '/'],
      ['the list of all pages', '/docs'],
      ['the sidebar of the first API', '/docs/API/Ciso-API/create-user'],
      ['the navbar of any page', '/blog'],
    ])('links to it from %s', (_, address) => {
      expect(readPage(address)).toMatch(new RegExp(`href="?${BOOKING_PAGES}"?[ >]`));
    });

    it('has a page for each of its operations, with its own server', () => {
      for (const id of ['list-rooms', 'create-booking', 'cancel-booking', 'get-company-info'])
        expect(readPage(BOOKING_PAGES + id)).toContain('https://booking.example.net/v2');
      expect(readPage(`${BOOKING_PAGES}create-booking`)).toContain('Northwind Assurance');
    });

    it('resolves names that both APIs share to the first', () => {
      const page = readPage('/docs/system-modules/company');
      expect(page).toContain('/docs/API/Ciso-API/get-company-info');
      expect(page).not.toContain(`${BOOKING_PAGES}get-company-info`);
      const described = /id="?described-in"?[^]*?<\/section>/;
      expect(described.exec(readPage(`${BOOKING_PAGES}get-company-info`))).toBeNull();
    });

    it('redirects from a former operation id to the current page', () => {
      for (const former of ['docs/API/Booking-API/reserve-room', 'reserve-room'])
        expect(readPage(former)).toContain(`url=${BOOKING_PAGES}create-booking`);
    });

    it('lists its releases in the changelog, under its name', () => {
      const page = readPage('/docs/API/changelog');
      expect(page).toMatch(/<h2 id="?booking-api"?>Booking API<\/h2>/);
      expect(page).toContain('The first rooms.');
      expect(page).toMatch(/href="?#booking-api"?/);
    });

    it('publishes nothing of an operation that its filter hides', () => {
      const files = fs.readdirSync(path.join(site.dir, 'build'), {
        recursive: true,
        encoding: 'utf8',
      });
      const texts = files.filter((file) =>
        /\.(?:css|html|js|json|md|mjs|ts|txt|xml|yaml)$/.test(file),
      );
      expect(texts.length).toBeGreaterThan(300);
      const naming = texts.filter((file) => /room-keys|master ?key/i.test(read(file)));
      expect(naming).toEqual([]);
    });

    it('is found by search, and by programs', () => {
      expect(read('llms.txt')).toContain(`${BOOKING_PAGES}create-booking`);
      expect(readSearchIndex()).toContain(`${BOOKING_PAGES.slice(1)}create-booking`);
      expect(read('.well-known/api-catalog')).toContain('https://booking.example.net/v2');
    });

    it('shares one search with the first API, from the pages of either', async () => {
      const indexes = await loadIndexes(path.join(site.dir, 'build'));
      const users = '/docs/API/Ciso-API/create-user';
      const rooms = `${BOOKING_PAGES}list-rooms`;
      const rank = (query: string, place: string, near: string): number =>
        findPlace(indexes, {query, places: [place], near: near.slice(1)}).rank;
      expect(rank('create user', users, rooms)).toBe(1);
      expect(rank('list rooms', rooms, users)).toBe(1);
      for (const api of ['/docs/API/Ciso-API/', BOOKING_PAGES])
        expect(rank('get-company-info', `${api}get-company-info`, rooms)).toBeLessThanOrEqual(3);
    });
  });

  describe('with collapsed tags in the sidebar', () => {
    const build = (): string => path.join(site.dir, 'build');
    const NAMES = ['create-booking', 'cancel-booking', 'get-company-info'];
    const listLinks = (page: Page) =>
      page.locator(
        NAMES.map((name) => `nav.menu [class*=method-] > a[href="${BOOKING_PAGES}${name}"]`).join(),
      );

    it('loads only the sidebar links of its own tag on a page', () => {
      expect(readPage(`${BOOKING_PAGES}create-booking`)).toContain('data-links=');
      for (const name of ['', 'list-rooms'])
        expect(readPage(BOOKING_PAGES + name)).not.toContain('data-links=');
      const scripts = fs.readdirSync(path.join(build(), 'assets/js'));
      const holds = (script: string): boolean =>
        read(`assets/js/${script}`).includes('cancel-booking"');
      expect(scripts.filter(holds)).toEqual([]);
    });

    it('keeps the content in the first island of a page, which programs read', () => {
      const islands = readPage(`${BOOKING_PAGES}create-booking`).match(/data-island="?[\w/-]+/g);
      expect(islands?.[0]).toContain('/create-booking');
      expect(islands).toHaveLength(2);
    });

    it('shows them as served, and updates them on navigation to another page of the tag', () =>
      openPages(build(), [`${BOOKING_PAGES}create-booking`], undefined, async (page) => {
        await expectInPage(listLinks(page)).toHaveCount(3);
        await listLinks(page).last().click();
        await expectInPage(listLinks(page).last()).toHaveAttribute('aria-current', 'page');
        await expectInPage(listLinks(page).first()).not.toHaveAttribute('aria-current');
      }));

    it('loads all of them after a reader expands the tag', () =>
      openPages(build(), [`${BOOKING_PAGES}list-rooms`], undefined, async (page) => {
        await page.getByRole('button', {name: 'Bookings'}).click();
        await expectInPage(listLinks(page)).toHaveCount(3);
      }));

    it('keeps the first links if the others cannot be loaded', () =>
      browse(build(), async (browser, origin) => {
        const page = await browser.newPage({serviceWorkers: 'block'});
        await page.route(/create-booking/, (route) => route.abort());
        await page.goto(`${origin}${BOOKING_PAGES}list-rooms`);
        const asked = page.waitForEvent('requestfailed');
        await page.getByRole('button', {name: 'Bookings'}).click();
        await asked;
        await expectInPage(listLinks(page)).toHaveCount(1);
      }));

    it('opens a page from a link elsewhere, with its tag expanded', () =>
      openPages(build(), [BOOKING_PAGES], undefined, async (page) => {
        await page.locator('main a[href$="/cancel-booking"]').first().click();
        await expectInPage(page.locator('nav.menu a[aria-current=page]')).toBeVisible();
        await expectInPage(listLinks(page)).toHaveCount(3);
      }));

    it('returns the not-found page for missing pages', () =>
      openPages(build(), [BOOKING_PAGES], undefined, async (page) => {
        await page
          .locator('main a[href$="/cancel-booking"]')
          .first()
          .evaluate((link: HTMLAnchorElement) => {
            link.href = link.href.replace('cancel-booking', 'no-such-page');
            link.click();
          });
        await expectInPage(page.locator('h1')).toHaveText(/not found/i);
      }));
  });

  describe('with a sandbox of the second API', () => {
    it('responds in the page at the first press of Send', async () => {
      await openPages(
        path.join(site.dir, 'build'),
        [`${BOOKING_PAGES}list-rooms`],
        undefined,
        async (page) => {
          await openConsole(page);
          await sendAndExpect(page, /^200 OK/);
          await expectInPage(consoleOf(page)).toContainText('Library');
        },
      );
    });

    it('responds on the command line', async () => {
      const served = await serveSandbox(inCheckout(site.dir), ['--api', 'booking']);
      const headers = {Authorization: 'Bearer sandbox'};
      const answer = await fetch(`${served.address}/rooms`, {headers});
      expect(await answer.json()).toEqual([{name: 'Library', seats: 12}]);
      expect(await stopSandbox(served)).toBe(0);
    });

    it('stores no changes, and says so', async () => {
      const args = ['--api', 'booking', '--state', 'state.json', '--limit', '5'];
      await expect(refuseSandbox(inCheckout(site.dir), args)).rejects.toMatchObject({
        stderr: expect.stringContaining('Remove --state and --limit.') as string,
      });
    });
  });

  describe('with an additional operation', () => {
    const OWN = '/docs/API/Ciso-API/get-company-logos';

    it.each([
      ['the overview', '/docs/API/'],
      ['the list of all pages', '/docs'],
      ['the introduction', '/docs/API/Ciso-API/'],
      ['the sidebar', '/docs/API/Ciso-API/create-user'],
    ])('links to it from %s', (_, address) => {
      expect(readPage(address)).toContain(OWN);
    });

    it.each(['/', '/docs/API/', '/docs'])('counts it at %s', (address) => {
      expect(readPage(address)).toContain('8 operations');
    });

    it('describes itself to programs', () => {
      expect(read('llms.txt')).toContain(OWN);
      expect(read('docs/API/Ciso-API/postman-collection.json')).toContain('Read the logos');
    });

    it('has no page with the previous count', () => {
      const files = fs.readdirSync(path.join(site.dir, 'build'), {
        recursive: true,
        encoding: 'utf8',
      });
      const counting = files
        .filter((file) => /\.(?:html|md|txt)$/.test(file))
        // Earlier versions of the contract keep seven operations.
        .filter((file) => !/Ciso-API\/1\.\d/.test(file))
        .filter((file) => /\b(?:seven|7)(?: of the \w+)? operations/i.test(read(file)));
      expect(files.length).toBeGreaterThan(100);
      expect(counting).toEqual([]);
    });
  });

  describe('for another installation', () => {
    it.each([
      ['the samples', 'docs/API/Ciso-API/create-user/index.html'],
      ['the console', 'api-console/Ciso-API/create-user.json'],
      ['the contract', 'docs/API/Ciso-API/openapi.yaml'],
      ['the contract as JSON', 'docs/API/Ciso-API/openapi.json'],
      ['the Postman collection', 'docs/API/Ciso-API/postman-collection.json'],
      ['the text for programs', 'docs/API/Ciso-API/create-user.md'],
      ['the catalogue of APIs', '.well-known/api-catalog'],
    ])('names its server in %s, and no other', (_, file) => {
      expect(read(file)).toContain(SERVER);
      expect(read(file)).not.toContain('https://api.example.com/v1');
    });

    it('sends the call of the home page there', () => {
      expect(readPage('/')).toContain('/ciso/v1/users');
    });
  });
});
