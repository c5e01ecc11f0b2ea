import fs from 'node:fs';
import path from 'node:path';

import {expect, type Page} from '@playwright/test';

import type {SiteCopy} from '../site-copy';

const FIXTURES = path.resolve('tests/fixtures/habits');

export const PARTS = '/docs/habits/parts';
/** Pages on which cards lead to the pages of their section. */
export const CARDS = ['/docs/category/habits', '/docs/habits/list'];

/** Adds what authors of other sites of Docusaurus write: parts that readers work, marked lines, lists of cards. */
export async function addHabits({dir, replace}: SiteCopy): Promise<void> {
  fs.cpSync(FIXTURES, path.join(dir, 'docs/habits'), {recursive: true});
  const component = path.join(dir, 'src/components/Counter.tsx');
  fs.renameSync(path.join(dir, 'docs/habits/Counter.tsx'), component);
  await replace('config/announcement.ts', ' is out: <a', ' is <strong>out</strong>: <a');
}

/** Works every part of the page. */
export async function workParts(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Count 3'}).click();
  await expect(page.getByRole('button', {name: 'Count 4'})).toBeVisible();
  await page.getByRole('button', {name: 'Toggle'}).click();
  await page.getByRole('button', {name: 'Press'}).click();
  await expect(page.locator('body[data-toggled=yes][data-pressed=yes]')).toBeVisible();
  await expect(page.getByText('Words about macOS.')).toBeHidden();
  await page.getByRole('tab', {name: 'macOS'}).click();
  await expect(page.getByText('Words about macOS.')).toBeVisible();
  await expect(page.getByRole('tab', {name: 'macOS'})).toHaveCSS('display', 'flex');
}

/** Marked and numbered lines under their title, and no comment that marked them. */
export async function expectLines(page: Page): Promise<void> {
  const code = page.locator('pre', {hasText: 'const two'});
  await expect(code).toHaveText('const one = 1;\nconst two = 2;\nconst three = 3;\n');
  await expect(code.locator('mark')).toHaveText(['const one = 1;\n', 'const two = 2;\n']);
  await expect(code.locator('[data-line]')).toHaveCount(3);
  await expect(page.getByText('a.js', {exact: true})).toBeVisible();
}

export async function expectCards(page: Page): Promise<void> {
  const card = page.locator('main').getByRole('link', {name: /A page with parts/});
  await expect(card).toHaveCSS('display', 'flex');
  await card.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Parts');
}
