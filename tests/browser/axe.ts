import type {Page} from '@playwright/test';
import {type AxeResults, type RunOptions, source} from 'axe-core';

import {widenTo} from './open-page';
import {clearTextSamples, markTextSamples, SAMPLE} from './text-samples';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rule that takes twenty times as long as all others together, because it checks each word. */
const CONTRAST = 'color-contrast';

/** The other rule that colours decide. */
const LINK_COLOUR = 'link-in-text-block';

const SAMPLE_INDEX = new RegExp(`${SAMPLE}="(\\d+)"`);

/** Axe, configured to measure contrast only for marked texts: one per look. */
const AXE = `${source}
axe.configure(${JSON.stringify({rules: [{id: CONTRAST, selector: `[${SAMPLE}]`}]})})`;

interface View {
  readonly width: number;
  readonly mode: 'light' | 'dark';
}

/**
 * With CI both modes at both widths; else each of them once, because tokens.test.ts measures the colours of both
 * modes.
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

/** Shows the page in a mode, as the site's switch does, without the transition of colours. */
const showMode = (page: Page, mode: string): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
    document.getAnimations().forEach((animation) => animation.finish());
  }, mode);

/** Runs axe in the page. The script, half a megabyte, is injected once. */
async function runAxe(page: Page, runOnly: RunOptions['runOnly']): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const options: RunOptions = {runOnly, resultTypes: ['violations', 'incomplete']};
  return page.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
}

type Violations = AxeResults['violations'];

/** Formats the first of many places: who mends these mends all. */
const formatLocations = (places: readonly string[]): string => {
  const more = places.length - 3;
  return `${places.slice(0, 3).join(' | ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/** Lists violations by rule and reason, with their places. */
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

/** Looks of text that axe found right: each is measured once, not on all pages that have it. */
const rightLooks = new Set<string>();

/** Remembers the looks that axe checked without a violation. */
function keepRight(looks: readonly string[], {violations, incomplete}: AxeResults): void {
  const measured = [...violations, ...incomplete].filter(({id}) => id === CONTRAST);
  const nodes = measured.flatMap((rule) => rule.nodes);
  const doubtful = new Set(nodes.map(({html}) => SAMPLE_INDEX.exec(html)?.[1]));
  looks.filter((_, index) => !doubtful.has(String(index))).forEach((look) => rightLooks.add(look));
}

/** Lists what axe finds on the current page: everything, or only what colours decide. */
async function findFaults(page: Page, isWhole: boolean): Promise<string[]> {
  const looks = await markTextSamples(page, [...rightLooks]);
  const results = await runAxe(page, isWhole ? TAGS : [LINK_COLOUR, CONTRAST]);
  await clearTextSamples(page);
  keepRight(looks, results);
  return describeViolations(results.violations);
}

/**
 * Lists what axe finds on the page, at two widths and in both modes.
 *
 * @returns a line for each rule: page, rule, reason, places and views
 */
export async function findFaultsInAll(page: Page): Promise<string[]> {
  const views = new Map<string, string[]>();
  const seen = new Set<number>();
  for (const {width, mode} of VIEWS) {
    if (!seen.has(width)) await widenTo(page, width);
    await showMode(page, mode);
    // Light and dark differ in colours alone: what else there is was found in the first.
    for (const fault of await findFaults(page, !seen.has(width)))
      views.set(fault, [...(views.get(fault) ?? []), `${mode} at ${width} px`]);
    seen.add(width);
  }
  const {pathname} = new URL(page.url());
  return [...views].map(([fault, where]) => `${pathname}: ${fault} (${where.join(', ')})`);
}
