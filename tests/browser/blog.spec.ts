import {expect, type Page} from '@playwright/test';

import {authors, posts, tags} from './posts';
import {test} from './reader';

const readTags = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('article footer a[rel=tag]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

for (const {route, day, authors: writers, tagRoutes} of posts) {
  test(`${route} says who wrote it, when, how long it takes to read, and of what it is`, async ({
    readerWithoutScript: page,
  }) => {
    await page.goto(route);
    const header = page.locator('article header');
    expect(writers.length).toBeGreaterThan(0);
    for (const {name, route: own} of writers) {
      await expect(header.getByRole('link', {name})).toHaveAttribute('href', own);
    }
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

for (const author of authors) {
  test(`the page of ${author.name} leads to every post of theirs`, async ({
    readerWithoutScript: page,
  }) => {
    await page.goto('/blog/authors');
    await page.getByRole('main').getByRole('link', {name: author.name}).click();
    await expect(page).toHaveURL(author.route);
    await expect(page.getByRole('main')).toContainText(author.description);
    const own = posts.filter((post) => post.authors.includes(author));
    for (const {title, route} of own) {
      const link = page.getByRole('main').getByRole('link', {name: title, exact: true});
      await expect(link).toHaveAttribute('href', route);
    }
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(own.length);
  });
}
