import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, type Page} from '@playwright/test';

import type {SiteCopy} from '../site-copy';

import {addApi} from './add-api';

const FIXTURES = path.resolve('tests/fixtures/habits');

export const PARTS = '/docs/habits/parts';
/** Route of a page with formulas and live code. */
export const DRAWN = '/docs/habits/drawn';
/** Routes of pages with cards that link to the pages of their section. */
export const CARDS = ['/docs/category/habits', '/docs/habits/list'];

/** Enables formulas as MathML, which needs no styles. */
async function addFormulas({replace}: SiteCopy): Promise<void> {
  const plugins = 'rehypePlugins: [';
  await replace('config/markdown.ts', plugins, `${plugins}[rehypeKatex, {output: 'mathml'}], `);
  await replace('config/markdown.ts', 'import', "import rehypeKatex from 'rehype-katex';\nimport");
  const extensions = 'config/markdown-extensions.ts';
  await replace(extensions, '= [];', '= [remarkMath];');
  await replace(extensions, 'import', "import remarkMath from 'remark-math';\nimport");
}

/** Adds a theme for live code, as other sites do. */
async function addLiveTheme({dir, replace}: SiteCopy): Promise<void> {
  fs.renameSync(path.join(dir, 'docs/habits/live-theme'), path.join(dir, 'src/live-theme'));
  const config = 'docusaurus.config.ts';
  const plugins = '    plugins: [\n';
  await replace(config, plugins, `    themes: ['./src/live-theme/index.ts'],\n${plugins}`);
  const settings = '    themeConfig: {\n';
  await replace(config, settings, `${settings}      liveCodeBlock: {},\n`);
}

/** Adds a second API that has a tag with the same name as the first, and a second language with one page. */
async function addLanguage(site: SiteCopy): Promise<void> {
  const {dir, replace} = site;
  await addApi(site);
  const contract = 'tests/contracts/booking.yaml';
  await replace(contract, '- name: Rooms', '- name: Users');
  await replace(contract, 'tags: [Rooms]', 'tags: [Users]');
  await replace('config/translations.ts', "locales: ['en']", "locales: ['en', 'de']");
  const item = "{type: 'search', position: 'right'},";
  await replace(
    'config/navbar.ts',
    item,
    `${item}\n      {type: 'localeDropdown', position: 'right'},`,
  );
  const pages = path.join(dir, 'i18n/de/docusaurus-plugin-content-docs/current/habits');
  fs.mkdirSync(path.dirname(pages), {recursive: true});
  fs.renameSync(path.join(dir, 'docs/habits/de'), pages);
}

/** Adds typical content of other Docusaurus sites: interactive components, formulas, live code, languages and cards. */
export async function addHabits(site: SiteCopy): Promise<void> {
  const {dir, replace} = site;
  fs.cpSync(FIXTURES, path.join(dir, 'docs/habits'), {recursive: true});
  const component = path.join(dir, 'src/components/Counter.tsx');
  fs.renameSync(path.join(dir, 'docs/habits/Counter.tsx'), component);
  await replace('config/theme-config.ts', ' is out: <a', ' is <strong>out</strong>: <a');
  await addFormulas(site);
  await addLiveTheme(site);
  await addLanguage(site);
}

/**
 * Name and route of the older version of the docs, and the pages that exist only in the older or only in the current
 * version.
 */
export const VERSION = '2026.4';
export const OLD = `/docs/${VERSION}`;
const ONLY_OLD = 'docs/habits/only-old.mdx';
const ONLY_NEW = 'docs/habits/only-new.mdx';

const toPage = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: A page that one of the versions of the docs has, and no other.\n---\n\n${text}\n`;

/**
 * Creates a version of the docs with Docusaurus' command, and assigns an older release of the API to it. Each version
 * then has a page that the other does not have.
 *
 * @returns the content of `versioned_releases.json` as the command wrote it
 */
export function addVersion({dir}: SiteCopy): string {
  const write = (file: string, text: string): void => fs.writeFileSync(path.join(dir, file), text);
  const words = 'Words of then: [Trust](../trust.mdx), <Operation id="create-user"/>.';
  write(ONLY_OLD, toPage('Only old', `${words}\n\n<RiskScales/>`));
  const docusaurus = path.join(dir, 'node_modules/.bin/docusaurus');
  execFileSync(docusaurus, ['docs:version', VERSION], {cwd: dir});
  fs.rmSync(path.join(dir, ONLY_OLD));
  write(ONLY_NEW, toPage('Only new', `Words of now, and [those of then](${OLD}/habits/only-old).`));
  const file = path.join(dir, 'versioned_releases.json');
  const recorded = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, recorded.replace(/("Ciso-API": ")[^"]+/, '$11.1.0'));
  return recorded;
}

/**
 * Checks the banner, title and navbar entry of an older version, and switches to the same page of the current version
 * and back.
 */
export async function switchVersions(page: Page): Promise<void> {
  const bar = page.locator('.theme-doc-version-banner');
  await expect(bar).toContainText(`${VERSION}, which is no longer actively maintained`);
  await expect(page).toHaveTitle(new RegExp(`^Risks \\(${VERSION}\\) \\|`));
  await expect(page.locator('.navbar__link--active')).toHaveText(['Modules']);
  await bar.getByRole('link', {name: 'latest version'}).click();
  await expect(page).toHaveURL(/\/docs\/system-modules\/risks$/);
  await expect(bar).toHaveCount(0);
  const versions = page.locator('.navbar .dropdown', {hasText: 'Current'});
  await versions.hover();
  await versions.getByRole('link', {name: VERSION}).click();
  await expect(page).toHaveURL(new RegExp(`${OLD}/system-modules/risks$`));
  await expect(bar).toBeVisible();
}

/** Checks that search lists results of the current page's version first, with the name of the version. */
export async function searchVersions(page: Page): Promise<void> {
  await page.locator('[data-search]').click();
  await page.getByRole('combobox').fill('only old');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Only old');
  await expect(first).toContainText(VERSION);
}

/** Operates every interactive component on the page. */
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

/**
 * Checks the title, highlighted lines and line numbers of a code block. The comments that mark lines must not be
 * visible.
 */
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

/** Checks formulas and live code. */
export async function expectDrawings(page: Page): Promise<void> {
  await expect(page.locator('math')).toHaveCount(2);
  await expect(page.locator('math mfrac')).toBeVisible();
  await page.getByRole('button', {name: /^Run/}).click();
  await expect(page.getByRole('button', {name: 'Has run <b>Live</b>'})).toBeVisible();
}
