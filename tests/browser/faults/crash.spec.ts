import {expect, type Page} from '@playwright/test';

import {heading, navbarLink, openPage} from '../open-page';
import {rewriteContent} from '../page-content';
import {test} from '../policy';

/** Makes the overview of the modules throw while `window.isBroken` is true. */
async function breakModules(page: Page): Promise<void> {
  await page.addInitScript(`
    window.isBroken = true;
    window.fail = () => { throw new Error('The overview fell over', {cause: new Error('a loose wire')}); };
  `);
  await rewriteContent(page, 'docs/system-modules/index.mdx', (script) =>
    script.replace(/\btoc:\(\)=>(\w+)/, 'toc:()=>self.isBroken?self.fail():$1'),
  );
}

const mend = (page: Page): Promise<void> => page.evaluate('window.isBroken = false');

test('a page that crashes shows the error, and recovers with Try again', async ({page}) => {
  await breakModules(page);
  await openPage(page, '/');
  await navbarLink(page, 'Modules').click();
  await expect(page.getByText('This page crashed.', {exact: true})).toBeVisible();
  await expect(page.getByText('The overview fell over')).toBeVisible();
  await expect(page.getByText('a loose wire')).toBeVisible();
  await expect(page).toHaveURL('/docs/system-modules/');

  await mend(page);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(heading(page)).toHaveText('Modules');
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
});

test('shows the crash again while its cause persists', async ({page}) => {
  await breakModules(page);
  await openPage(page, '/docs/introduction/');
  await navbarLink(page, 'Modules').click();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('This page crashed.', {exact: true})).toBeVisible();
  await expect(navbarLink(page, 'Introduction')).toBeVisible();
});

test('a page that crashes on the first visit also shows the error', async ({page}) => {
  await breakModules(page);
  await page.goto('/docs/system-modules/');
  await expect(page.getByText('This page crashed.', {exact: true})).toBeVisible();
  await expect(page.getByText('The overview fell over')).toBeVisible();
});
