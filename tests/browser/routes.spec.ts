import {expect} from '@playwright/test';

import {withoutSlash} from 'static-pages/islands/without-slash';
import {heading, openPage} from './open-page';
import {watchProblems} from './problems';
import {test} from './reader';
import {apiRoot, apiRoutes, listRoutes, operationsByTag, operationRoutes, routes} from './routes';
import {sections} from './sections';
import {toPaths} from './sitemap';

const isList = (route: string): boolean => listRoutes.includes(route);

for (const route of routes) {
  test(`${route} answers with a page that reports no problem`, async ({reader: page, baseURL}) => {
    const problems = watchProblems(page, baseURL ?? '');
    const response = await openPage(page, route);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(route);
    await expect(heading(page)).toBeVisible();
    const text = await page.getByRole('main').innerText();
    expect(text.length).toBeGreaterThan(isList(route) ? 40 : 200);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w/);
    problems.stop();
    expect(problems.found).toEqual([]);
  });
}

test('gives every page a title of its own', async ({request}) => {
  const titles = await Promise.all(
    routes.map(async (route) => {
      const html = await (await request.get(route)).text();
      return /<title[^>]*>([^<]+)/.exec(html)?.[1] ?? `${route} has no title`;
    }),
  );
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(titles.filter((title) => title.endsWith('has no title'))).toEqual([]);
});

test('lists every route in the sitemap, and no page that these tests leave out', async ({
  request,
}) => {
  const paths = toPaths(await (await request.get('/sitemap.xml')).text());
  const written = paths.filter((path) => !path.startsWith(apiRoot) || routes.includes(path));
  expect(written.map(withoutSlash).sort()).toEqual(routes.map(withoutSlash).sort());
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled});

    test('the paths of the API in lower case lead to its pages', async ({page}) => {
      for (const route of apiRoutes) {
        await page.goto(route.toLowerCase());
        await page.waitForURL(route);
        await expect(heading(page)).toBeVisible();
      }
    });
  });
}

test('an unknown path answers 404 with a page that leads to the six sections', async ({page}) => {
  const response = await openPage(page, '/docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found');
  for (const {label, path} of sections) {
    const link = page.getByRole('main').getByRole('link', {name: label, exact: true});
    await expect(link).toHaveAttribute('href', path);
  }
});

test('a section is reached from the not-found page', async ({page}) => {
  await openPage(page, '/no-such-page');
  await page.getByRole('main').getByRole('link', {name: 'Modules', exact: true}).click();
  await expect(page).toHaveURL('/docs/system-modules/');
  await expect(heading(page)).not.toHaveText('Page not found');
});

for (const [tag, operations] of Object.entries(operationsByTag)) {
  test(`the sidebar has the operations of ${tag} under that tag`, async ({page}) => {
    await openPage(page, `${apiRoot}${operations[0] ?? ''}`);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const category = sidebar.locator('li.theme-doc-sidebar-item-category', {
      has: page.locator('.menu__list-item-collapsible').getByText(tag, {exact: true}),
    });
    // The category of the API, around that of the tag, has its label below it, too.
    const links = category.last().getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(operations.length);
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const expected = operations.map((operation) => `${apiRoot}${operation}`);
    expect(paths.sort()).toEqual(expected);
  });
}

test('marks the operation that is being read in the sidebar', async ({reader: page}) => {
  for (const route of operationRoutes) {
    await openPage(page, route);
    const current = page.locator('nav[aria-label="Docs sidebar"] a[aria-current=page]');
    await expect(current).toHaveAttribute('href', route);
  }
});
