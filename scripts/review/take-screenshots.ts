import fs from 'node:fs';
import path from 'node:path';

import {type Browser, type BrowserContext, chromium, type Page} from '@playwright/test';

import {PICTURES} from './drawn-pictures';
import {toHref} from './html';
import type {State} from './read-build';
import {serveView, type ServedView} from './serve-view';

/** The window and colour mode of a screenshot. */
interface View {
  /** `1400-light`. */
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

/** The views of pages, and of pictures. */
export const PAGE_VIEWS: readonly View[] = [...WIDE, toView(390, 'light')];
export const PICTURE_VIEWS: readonly View[] = WIDE;

/** The subject of a screenshot: the window around an element, or a picture on the page. */
interface Sight {
  /** Path of the page. */
  readonly path: string;
  /** The element to look at. */
  readonly selector?: string;
  /** Only the picture with this index on the page. */
  readonly picture?: number;
}

/** The same subject in both states; absent if a state lacks it. */
export interface SightPair {
  /** Names the files: letters, digits, hyphens and underscores. */
  readonly id: string;
  readonly label: string;
  readonly views: readonly View[];
  readonly before?: Sight;
  readonly after?: Sight;
}

/** Both screenshots of a view; files are relative to the review. */
export interface Screenshots {
  readonly pair: SightPair;
  readonly view: View;
  readonly before?: string;
  readonly after?: string;
}

const HEIGHT = 900;

/** The most milliseconds of each step on a page. */
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

/** Waits until fonts and pictures are there. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });

/** Moves the first seen element that a selector names into the middle of the window. */
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

/** A state as a view shows it. */
interface Side extends ServedView {
  readonly window: BrowserContext;
}

/** Pages are shown as served: what scripts do later is seen or not, as the machine is busy. */
async function openSide(browser: Browser, state: State, {width, mode}: View): Promise<Side> {
  const served = await serveView(state, mode);
  const window = await browser.newContext({
    viewport: {width, height: HEIGHT},
    colorScheme: mode,
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
  });
  // A page of the change must not make this machine send requests to other hosts, such as those of its own network.
  await window.route(
    (url) => url.origin !== new URL(served.address).origin,
    (route) => route.abort(),
  );
  return {...served, window};
}

const FOLDER = 'screenshots';

/** Takes what a pair shows in one view, and keeps it where its sides differ. */
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

/** Takes what all pairs show in one view: both sides at once, because most machines have two cores. */
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
 * Takes screenshots of two states and keeps the pairs that differ.
 *
 * @param executablePath of Chromium
 * @param out absolute path of the review
 * @returns the pairs that differ, in the order of the sights
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
