import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

import {widenTo} from './open-page';
import {clearTextSamples, markTextSamples, SAMPLE} from './text-samples';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rule that takes twenty times as long as all others together, because it sees each word. */
const CONTRAST = 'color-contrast';

/** The other rule that colours decide. */
const LINK_COLOUR = 'link-in-text-block';

const SAMPLE_INDEX = new RegExp(`${SAMPLE}="(\\d+)"`);

/** Once it is in the page, axe need not be sent there again: it weighs half a megabyte. */
const AXE_IS_THERE = 'void 0';

/** Shows the page in a mode, as the switch of the site does, without the time that colours take. */
const showMode = (page: Page, mode: string): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
    document.getAnimations().forEach((animation) => animation.finish());
  }, mode);

type ResultTypes = ('violations' | 'incomplete')[];

/** Axe for the page, which has no frames that results would have to be gathered from. */
async function openAxe(page: Page, resultTypes: ResultTypes = ['violations']): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const builder = new AxeBuilder({page, ...(isThere && {axeSource: AXE_IS_THERE})});
  return builder.options({resultTypes}).setLegacyMode();
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Violations = Results['violations'];

/** The first of many places: who mends them mends all. */
const formatLocations = (places: readonly string[]): string => {
  const more = places.length - 3;
  return `${places.slice(0, 3).join(' | ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/** A line for each rule and reason, with the places where it was found. */
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

/** Keeps the looks of which axe is sure, and knows no fault. */
function keepRight(looks: readonly string[], {violations, incomplete}: Results): void {
  const nodes = [...violations, ...incomplete].flatMap((rule) => rule.nodes);
  const doubtful = new Set(nodes.map(({html}) => SAMPLE_INDEX.exec(html)?.[1]));
  looks.filter((_, index) => !doubtful.has(String(index))).forEach((look) => rightLooks.add(look));
}

/** The words whose contrast is too low: those that look alike are one. */
async function findPaleText(page: Page): Promise<Violations> {
  const looks = await markTextSamples(page, [...rightLooks]);
  if (looks.length === 0) return [];
  const builder = (await openAxe(page, ['violations', 'incomplete']))
    .include(`[${SAMPLE}]`)
    .withRules(CONTRAST);
  const results = await builder.analyze();
  await clearTextSamples(page);
  keepRight(looks, results);
  return results.violations;
}

async function findFaults(page: Page, mode: string): Promise<string[]> {
  await showMode(page, mode);
  const builder = await openAxe(page);
  // Light and dark differ in colours alone: what else there is was found in light.
  if (mode === 'dark') builder.withRules(LINK_COLOUR);
  else builder.withTags(TAGS).disableRules(CONTRAST);
  const {violations} = await builder.analyze();
  return describeViolations([...violations, ...(await findPaleText(page))]);
}

/**
 * What axe finds on the page, at two widths and in both modes.
 *
 * @returns a line for each rule: page, rule, reason, places and views
 */
export async function findFaultsInAll(page: Page): Promise<string[]> {
  const views = new Map<string, string[]>();
  for (const width of [390, 1280]) {
    await widenTo(page, width);
    for (const mode of ['light', 'dark']) {
      for (const fault of await findFaults(page, mode)) {
        views.set(fault, [...(views.get(fault) ?? []), `${mode} at ${width} px`]);
      }
    }
  }
  const {pathname} = new URL(page.url());
  return [...views].map(([fault, where]) => `${pathname}: ${fault} (${where.join(', ')})`);
}
