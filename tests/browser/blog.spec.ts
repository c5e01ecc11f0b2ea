import {expect, type Page} from '@playwright/test';

import {posts, tags} from './posts';
import {test} from './reader';

const readTags = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('article footer a[rel=tag]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

for (const {route, day, authors, tagRoutes} of posts) {
  test(`${route} says who wrote it, when, how long it takes to read, and of what it is`, async ({
    readerWithoutScript: page,
  }) => {
    await page.goto(route);
    const header = page.locator('article header');
    for (const author of authors) await expect(header).toContainText(author);
    await expect(header.locator('time')).toHaveAttribute('datetime', new RegExp(`^${day}T`));
    await expect(header).toContainText(/\b[1-9]\d* min read/);
    expect(await readTags(page)).toEqual(tagRoutes);
  });
}

test('the list of tags, and the page of each, says what its posts have in common', async ({
  readerWithoutScript: page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/blog/tags');
  for (const {description} of tags) await expect(main).toContainText(description);
  for (const {route, description} of tags) {
    await page.goto(route);
    await expect(main).toContainText(description);
  }
});
