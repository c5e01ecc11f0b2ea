import fs from 'node:fs';
import path from 'node:path';

import {type Browser, type BrowserContext, chromium, type Page} from '@playwright/test';

import {PICTURES} from './drawn-pictures';
import {toHref} from './html';
import type {State} from './read-build';
import {serveView, type ServedView} from './serve-view';

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

const WIDE = [toView(1400, 'light'), toView(1400, 'dark')];

export const PAGE_VIEWS: readonly View[] = [...WIDE, toView(390, 'light')];
export const PICTURE_VIEWS: readonly View[] = WIDE;

/** The subject of a screenshot: the window around an element, or a picture on the page. */
interface Sight {
  readonly path: string;
  /** Selector of the element that is scrolled into view. */
  readonly selector?: string;
  /** Index of the picture on the page; only the picture is captured. */
  readonly picture?: number;
}

/** The same subject in both states; undefined in a state without it. */
export interface SightPair {
  /** Part of file names: letters, digits, hyphens and underscores. */
  readonly id: string;
  readonly label: string;
  readonly views: readonly View[];
  readonly before?: Sight;
  readonly after?: Sight;
}

/** The screenshots of both states in one view. Paths are relative to the review. */
export interface Screenshots {
  readonly pair: SightPair;
  readonly view: View;
  readonly before?: string;
  readonly after?: string;
}

const HEIGHT = 900;

/** Timeout of each step on a page, in milliseconds. */
const PATIENCE = 15_000;

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

/** Scrolls the first visible match of a selector into the middle of the window. Invalid selectors are ignored. */
const scrollTo = (page: Page, selector: string): Promise<void> =>
  page.evaluate((named) => {
    const find = (): readonly Element[] => {
      try {
        return [...document.querySelectorAll(named)];
      } catch {
        return [];
      }
    };
    find()
      .find((element) => element.getClientRects().length > 0)
      ?.scrollIntoView({block: 'center', behavior: 'instant'});
  }, selector);

async function shoot({address, window}: Side, sight: Sight): Promise<Buffer> {
  const page = await window.newPage();
  try {
    page.setDefaultTimeout(PATIENCE);
    await page.goto(address + toHref(sight.path));
    await settle(page);
    const options = {animations: 'disabled', caret: 'hide', scale: 'css'} as const;
    if (sight.picture !== undefined)
      return await page.locator(PICTURES).nth(sight.picture).screenshot(options);
    if (sight.selector !== undefined) await scrollTo(page, sight.selector);
    return await page.screenshot(options);
  } finally {
    await page.close();
  }
}

interface Side extends ServedView {
  readonly window: BrowserContext;
}

/**
 * Opens a state in the browser. JavaScript is off, because whether its changes are visible in time depends on the load
 * of the machine.
 */
async function openSide(browser: Browser, state: State, {width, mode}: View): Promise<Side> {
  const served = await serveView(state, mode);
  const window = await browser.newContext({
    viewport: {width, height: HEIGHT},
    colorScheme: mode,
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
  });
  // Pages under review must not send requests to other hosts, which may be inside the network of this machine.
  await window.route(
    (url) => url.origin !== new URL(served.address).origin,
    (route) => route.abort(),
  );
  return {...served, window};
}

const FOLDER = 'screenshots';

/** Takes both screenshots of a pair in one view, and saves them if they differ. */
async function shootPair(
  sides: readonly Side[],
  work: Pick<Screenshots, 'pair' | 'view'>,
  out: string,
): Promise<Screenshots | undefined> {
  const {pair, view} = work;
  const [before, after] = await Promise.all(
    [pair.before, pair.after].map(async (sight, index) => {
      const side = sides[index];
      return sight && side && (await shoot(side, sight));
    }),
  );
  if (before && after && before.equals(after)) return undefined;
  const write = (content: Buffer | undefined, side: string): string | undefined => {
    if (content === undefined) return undefined;
    const file = `${FOLDER}/${pair.id}-${view.id}-${side}.png`;
    fs.mkdirSync(path.join(out, FOLDER), {recursive: true});
    fs.writeFileSync(path.join(out, file), content);
    return file;
  };
  const [was, is] = [write(before, 'before'), write(after, 'after')];
  return {...work, ...(was !== undefined && {before: was}), ...(is !== undefined && {after: is})};
}

/** Takes the screenshots of all pairs in one view, both states in parallel. */
async function shootView(
  browser: Browser,
  states: readonly State[],
  view: View,
  pairs: readonly SightPair[],
  out: string,
): Promise<readonly Screenshots[]> {
  const sides = await Promise.all(states.map((state) => openSide(browser, state, view)));
  const taken: Screenshots[] = [];
  try {
    for (const pair of pairs) {
      const found = await shootPair(sides, {pair, view}, out);
      if (found !== undefined) taken.push(found);
    }
  } finally {
    await Promise.all(sides.map(({window}) => window.close()));
    sides.forEach(({close}) => close());
  }
  return taken;
}

/**
 * Takes screenshots of two states, and saves those that differ.
 *
 * @returns the pairs that differ, in the order of `pairs`
 */
export async function takeScreenshots(
  executablePath: string,
  states: readonly [State, State],
  pairs: readonly SightPair[],
  out: string,
): Promise<readonly Screenshots[]> {
  const browser = await chromium.launch({executablePath, args: FLAGS});
  try {
    const taken: Screenshots[] = [];
    for (const view of PAGE_VIEWS) {
      const own = pairs.filter(({views}) => views.includes(view));
      if (own.length > 0) taken.push(...(await shootView(browser, states, view, own, out)));
    }
    return taken.sort((a, b) => pairs.indexOf(a.pair) - pairs.indexOf(b.pair));
  } finally {
    await browser.close();
  }
}
