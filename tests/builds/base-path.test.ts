import fs from 'node:fs';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {readHeaders} from '../../config/headers';
import {describeNginx} from '../../deploy/testing/describe-nginx';
import {type RunningNginx, runNginx} from '../../deploy/testing/run-nginx';
import {writeFiles} from '../../deploy/write-files';
import {buildDir} from '../../scripts/site';
import {copySite, type SiteCopy} from '../site-copy';
import {findDeadLinks} from './find-dead-links';
import {browse} from './open-pages';

const SITE_URL = 'https://portal.example.org';
const BASE_URL = '/portal/';

/**
 * Contact for security reports, for which the build writes `security.txt`. That file must be at the root of the host.
 */
const SECURITY = "{contact: 'mailto:security@example.org', expires: '2999-12-31T00:00:00Z'}";

/** One page of each kind. */
const ROUTES = ['', 'docs/introduction/', 'docs/API/Ciso-API/create-user', 'blog', 'search'];

it('every URL in a build at the root of a host has a target', () => {
  const {dead, count} = findDeadLinks(buildDir, 'https://docs.example.com/');
  expect(dead).toEqual([]);
  expect(count).toBeGreaterThan(5000);
});

describe('the site below a base path', () => {
  let site: SiteCopy;
  let build: string;
  let publish: string;

  beforeAll(async () => {
    site = await copySite('base-path');
    await site.replace('config/portal.ts', '| undefined = undefined', `= ${SECURITY}`);
    const {status, output} = await site.run('scripts/build-portal.ts', {SITE_URL, BASE_URL});
    if (status !== 0) throw new Error(output);
    build = path.join(site.dir, 'build');
    publish = path.join(site.dir, 'publish');
    await writeFiles(build, publish);
  });

  afterAll(() => site.remove());

  it('has no URL that is broken or outside the base path', () => {
    const {dead, count} = findDeadLinks(build, SITE_URL + BASE_URL);
    expect(dead).toEqual([]);
    expect(count).toBeGreaterThan(5000);
  });

  it('tells crawlers its URL', () => {
    const robots = fs.readFileSync(path.join(build, 'robots.txt'), 'utf8');
    expect(robots).toBe(
      `User-agent: *\nAllow: ${BASE_URL}\n\nSitemap: ${SITE_URL}${BASE_URL}sitemap.xml\n`,
    );
  });

  it('writes its own URL into the commands of guides', () => {
    const page = fs.readFileSync(path.join(build, 'docs/API/quick-start.md'), 'utf8');
    expect(page).toContain(`curl -fO ${SITE_URL}${BASE_URL}sandbox.mjs\n`);
    expect(page).toContain('https://docs.example.com/problems/precondition-failed');
  });

  it('has its redirects and headers below the base path', () => {
    const redirects = fs.readFileSync(path.join(build, '_redirects'), 'utf8').trim().split('\n');
    expect(redirects).toContain('/portal/api /portal/docs/API/ 301');
    const strange = redirects.filter((line) => !/^\/portal\/\S+ \/portal\/\S+ 301$/.test(line));
    expect(strange).toEqual([]);
    expect(readHeaders(build).filter(({path: glob}) => !glob.startsWith(BASE_URL))).toEqual([]);
  });

  it('links to pages below the base path after hydration, also from the announcement', async () => {
    await browse(path.join(publish, 'site'), async (browser, origin) => {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      for (const route of ROUTES) {
        await page.goto(origin + BASE_URL + route);
        await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
        const announced = page.getByRole('link', {name: 'see what changed'});
        expect(await announced.getAttribute('href')).toMatch(/^\/portal\/docs\/API\/changelog#/);
        const links = page.locator('a[href^="/"]:not([href^="/portal/"])');
        expect(await links.evaluateAll((all) => all.map((link) => link.outerHTML))).toEqual([]);
      }
      await page.getByRole('link', {name: 'see what changed'}).click();
      await page.getByRole('heading', {level: 1, name: 'Changelog'}).waitFor();
      expect(errors).toEqual([]);
    });
  });

  describeNginx('under nginx', (program) => {
    let nginx: RunningNginx;
    const get = (target: string): Promise<Response> =>
      fetch(nginx.address + target, {redirect: 'manual'});

    beforeAll(async () => {
      nginx = await runNginx(program, publish);
    });

    afterAll(() => nginx.stop());

    it.each(['/portal/', '/portal/docs/introduction', '/portal/docs/introduction/'])(
      'responds at %s',
      async (target) => {
        const response = await get(target);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
        expect(await response.text()).toContain('CyberView');
      },
    );

    it.each([
      ['/', 302, '/portal/'],
      ['/portal', 301, '/portal/'],
      ['/portal/docs/api/errors', 301, '/portal/docs/API/errors'],
      ['/portal/api?from=mail', 301, '/portal/docs/API/?from=mail'],
    ])('%s redirects with status %i to %s', async (target, status, location) => {
      const response = await get(target);
      expect({status: response.status, location: response.headers.get('location')}).toEqual({
        status,
        location,
      });
    });

    it.each(['/docs/introduction', '/portal/nothing', '/index.html'])(
      '%s shows the not-found page of the portal',
      async (target) => {
        const response = await get(target);
        expect(response.status).toBe(404);
        expect(response.headers.get('content-security-policy')).not.toBeNull();
        expect(await response.text()).toBe(fs.readFileSync(path.join(build, '404.html'), 'utf8'));
      },
    );

    it.each(['openapi.yaml', 'robots.txt', '.well-known/api-catalog', '.well-known/security.txt'])(
      'responds to /%s at the root of the host',
      async (file) => {
        const response = await get(`/${file}`);
        expect(response.status).toBe(200);
        expect(await response.text()).toBe(fs.readFileSync(path.join(build, file), 'utf8'));
      },
    );
  });
});
