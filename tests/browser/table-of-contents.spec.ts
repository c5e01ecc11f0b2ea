import {expect, type Page} from '@playwright/test';

import {heading, navbarLink, openPage} from './open-page';
import {rewriteContent} from './page-content';
import {test} from './reader';

const entries = (page: Page) => page.locator('.theme-doc-toc-desktop a.table-of-contents__link');

const pages = [
  '/docs/system-modules/',
  '/docs/system-modules/cve',
  '/docs/API/',
  '/docs/API/changelog',
];

for (const path of pages) {
  test(`the table of contents of ${path} contains its headings of levels 2 and 3`, async ({
    page,
  }) => {
    await openPage(page, path);
    const headings = page.getByRole('main').locator('article :is(h2, h3)[id]:not(.sr-only)');
    const ids = await headings.evaluateAll((all) => all.map(({id}) => `#${id}`));
    expect(ids.length).toBeGreaterThan(1);
    const hrefs = await entries(page).evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(hrefs).toEqual(ids);
  });
}

test('the table of contents nests level 3 below level 2', async ({page}) => {
  await rewriteContent(page, 'docs/system-modules/index.mdx', (script) =>
    script.replace(/(?<=level:2}.*?level:)2/, '3'),
  );
  await openPage(page, '/');
  await navbarLink(page, 'Modules').click();
  await expect(page.locator('.table-of-contents > li > ul > li > a')).toHaveText(
    await entries(page).nth(1).innerText(),
  );
});

for (const level of [1, 4, 5]) {
  test(`the table of contents skips a heading of level ${level}`, async ({page}) => {
    await rewriteContent(page, 'docs/system-modules/index.mdx', (script) =>
      script.replace(/(?<=id:"[^"]+",level:)2/, `${level}`),
    );
    await openPage(page, '/');
    await navbarLink(page, 'Modules').click();
    await expect(heading(page)).toHaveText('Modules');
    const headings = page.getByRole('main').locator('article :is(h2, h3)[id]:not(.sr-only)');
    await expect(entries(page)).toHaveCount((await headings.count()) - 1);
  });
}
