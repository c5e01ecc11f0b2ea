import fs from 'node:fs';
import path from 'node:path';

import type {Browser, BrowserContext, Page} from '@playwright/test';

import {startBrowser} from '../start-browser';

import {toHref} from './html';
import type {State} from './read-build';
import {serveView, VIEW_ORIGIN} from './serve-view';

/** Viewport width and colour mode of a screenshot. */
interface View {
  /** Part of file names, such as `1400-light`. */
  readonly id: string;
  readonly label: string;
  readonly width: number;
  readonly mode: 'light' | 'dark';
}

const toView = (width: number, mode: View['mode']): View => ({
  id: `${width}-${mode}`,
  label: `${width} px wide, ${mode}`,
  width,
  mode,
});

const VIEWS = [toView(1400, 'light'), toView(1400, 'dark'), toView(390, 'light')];

/** A page in both states. */
export interface PagePair {
  readonly path: string;
  readonly title: string;
  /** Path in the earlier state. */
  readonly former: string;
}

/** The screenshots of both states in one view. Paths are relative to the review. */
export interface Screenshots extends PagePair {
  readonly view: View;
  readonly before: string;
  readonly after: string;
}

const HEIGHT = 900;

/** Timeout of each step on a page, in milliseconds. */
const TIMEOUT = 15_000;

/** Flags that make the rendering independent of the machine's load. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });

async function shoot({address, window}: Side, path: string): Promise<Buffer> {
  const page = await window.newPage();
  try {
    page.setDefaultTimeout(TIMEOUT);
    await page.goto(address + toHref(path));
    await settle(page);
    return await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      fullPage: true,
    });
  } finally {
    await page.close();
  }
}

interface Side {
  /** URL of the state without a trailing slash. */
  readonly address: string;
  readonly window: BrowserContext;
}

/** Opens a state in the browser without JavaScript, whose effects depend on the load of the machine. */
async function openSide(browser: Browser, state: State, {width, mode}: View): Promise<Side> {
  const window = await browser.newContext({
    viewport: {width, height: HEIGHT},
    colorScheme: mode,
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
  });
  await window.route('**', (route) => serveView(route, state, mode));
  return {address: VIEW_ORIGIN + state.baseUrl.replace(/\/$/, ''), window};
}

const FOLDER = 'screenshots';

const toFileName = (path: string): string =>
  path === '/'
    ? 'home'
    : path
        .slice(1)
        .replaceAll('/', '_')
        .replace(/[^\w-]+/g, '-');

/** Takes the screenshots of all pages in one view, both states in parallel, and saves those that differ. */
async function shootView(
  sides: readonly [Side, Side],
  view: View,
  pages: readonly PagePair[],
  out: string,
): Promise<readonly Screenshots[]> {
  const taken: Screenshots[] = [];
  for (const pair of pages) {
    const [before, after] = await Promise.all([
      shoot(sides[0], pair.former),
      shoot(sides[1], pair.path),
    ]);
    if (before.equals(after)) continue;
    const name = `${FOLDER}/${toFileName(pair.path)}-${view.id}`;
    const files = {before: `${name}-before.png`, after: `${name}-after.png`};
    fs.mkdirSync(path.join(out, FOLDER), {recursive: true});
    fs.writeFileSync(path.join(out, files.before), before);
    fs.writeFileSync(path.join(out, files.after), after);
    taken.push({...pair, view, ...files});
  }
  return taken;
}

/**
 * Takes screenshots of whole pages in two states, and saves those that differ.
 *
 * @returns the screenshots that differ, in the order of `pages`
 */
export async function takeScreenshots(
  executablePath: string,
  states: readonly [State, State],
  pages: readonly PagePair[],
  out: string,
): Promise<readonly Screenshots[]> {
  const browser = await startBrowser(executablePath, FLAGS);
  try {
    const taken: Screenshots[] = [];
    for (const view of VIEWS) {
      const sides = [
        await openSide(browser, states[0], view),
        await openSide(browser, states[1], view),
      ] as const;
      taken.push(...(await shootView(sides, view, pages, out)));
      for (const {window} of sides) await window.close();
    }
    const order = pages.map((pair) => pair.path);
    return taken.sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  } finally {
    await browser.close();
  }
}
