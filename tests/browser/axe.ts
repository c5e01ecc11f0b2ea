import type {Page} from '@playwright/test';
import {type AxeResults, type RunOptions, source} from 'axe-core';

import {widenTo} from './open-page';
import {clearTextSamples, markTextSamples, SAMPLE} from './text-samples';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** This rule checks each word, and takes twenty times as long as all other rules together. */
const CONTRAST = 'color-contrast';

/** The only other rule that depends on colours. */
const LINK_COLOUR = 'link-in-text-block';

const SAMPLE_INDEX = new RegExp(`${SAMPLE}="(\\d+)"`);

/** Axe's script, configured to measure contrast only for marked text samples: one per combination of styles. */
const AXE = `${source}
axe.configure(${JSON.stringify({rules: [{id: CONTRAST, selector: `[${SAMPLE}]`}]})})`;

interface View {
  readonly width: number;
  readonly mode: 'light' | 'dark';
}

/**
 * All combinations of mode and width with `CI`. Otherwise each mode and width is tested once, because tokens.test.ts
 * measures the colours of both modes.
 */
const VIEWS: readonly View[] = [
  {width: 390, mode: 'light'},
  ...(process.env.CI === undefined
    ? []
    : ([
        {width: 390, mode: 'dark'},
        {width: 1280, mode: 'light'},
      ] as const)),
  {width: 1280, mode: 'dark'},
];

/** Sets the colour mode as the site's switch does, and skips the colour transitions. */
const showMode = (page: Page, mode: string): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
    document.getAnimations().forEach((animation) => animation.finish());
  }, mode);

/** Runs axe in the page. Its script of half a megabyte is injected only once. */
async function runAxe(page: Page, runOnly: RunOptions['runOnly']): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const options: RunOptions = {runOnly, resultTypes: ['violations', 'incomplete']};
  return page.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
}

type Violations = AxeResults['violations'];

/** Formats the first locations of a fault, because all of them usually have the same fix. */
const formatLocations = (places: readonly string[]): string => {
  const more = places.length - 3;
  return `${places.slice(0, 3).join(' | ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/** Groups violations by rule and reason, and describes each group with its locations. */
function describeViolations(violations: Violations): string[] {
  const places = new Map<string, string[]>();
  for (const {id, help, nodes} of violations) {
    for (const {target, any, all, none} of nodes) {
      const reason = [...any, ...all, ...none].map(({message}) => message).join('; ');
      const fault = `${id}: ${reason === '' ? help : reason}`;
      places.set(fault, [...(places.get(fault) ?? []), target.join(' ')]);
    }
  }
  return [...places].map(([fault, targets]) => `${fault} At ${formatLocations(targets)}`);
}

/** Text styles whose contrast was measured as sufficient. They are not measured again on other pages. */
const rightLooks = new Set<string>();

/** Records the text styles that axe measured without a violation. */
function keepRight(looks: readonly string[], {violations, incomplete}: AxeResults): void {
  const measured = [...violations, ...incomplete].filter(({id}) => id === CONTRAST);
  const nodes = measured.flatMap((rule) => rule.nodes);
  const doubtful = new Set(nodes.map(({html}) => SAMPLE_INDEX.exec(html)?.[1]));
  looks.filter((_, index) => !doubtful.has(String(index))).forEach((look) => rightLooks.add(look));
}

/**
 * Lists axe's findings on the current page.
 *
 * @param isWhole true to run all rules, false to run only those that depend on colours
 */
async function findFaults(page: Page, isWhole: boolean): Promise<string[]> {
  const looks = await markTextSamples(page, [...rightLooks]);
  const results = await runAxe(page, isWhole ? TAGS : [LINK_COLOUR, CONTRAST]);
  await clearTextSamples(page);
  keepRight(looks, results);
  return describeViolations(results.violations);
}

/**
 * Lists axe's findings on a page in all views.
 *
 * @returns a line for each fault with page, rule, reason, locations and views
 */
export async function findFaultsInAll(page: Page): Promise<string[]> {
  const views = new Map<string, string[]>();
  const seen = new Set<number>();
  for (const {width, mode} of VIEWS) {
    if (!seen.has(width)) await widenTo(page, width);
    await showMode(page, mode);
    // The modes differ only in colours, so all other rules run only in the first mode.
    for (const fault of await findFaults(page, !seen.has(width)))
      views.set(fault, [...(views.get(fault) ?? []), `${mode} at ${width} px`]);
    seen.add(width);
  }
  const {pathname} = new URL(page.url());
  return [...views].map(([fault, where]) => `${pathname}: ${fault} (${where.join(', ')})`);
}
