import {findNearest, type Mistake} from '@openapi-portal/reports';

import {toFileCandidates} from '../address';
import type {Page} from '../page';
import type {ProseSite} from '../site';

function formatChoice(anchors: readonly string[]): string {
  if (anchors.length === 0) return 'take the part after # out: the page has no headings';
  const shown = anchors.map((anchor) => `#${anchor}`).slice(0, 6);
  return `write one of ${shown.join(', ')}${anchors.length > shown.length ? ', …' : ''}`;
}

/**
 * The anchors of a page, with those of the components that it places and of the pages that it imports.
 *
 * @returns `undefined` where they cannot be known, because one of them cannot be parsed
 */
export function findAnchors(
  page: Page,
  site: ProseSite,
  seen: ReadonlySet<Page> = new Set(),
): readonly string[] | undefined {
  if (seen.has(page)) return [];
  const {mistake, anchors, parts, imports} = page.content;
  const imported = imports
    .flatMap((source) => toFileCandidates(source, page, site))
    .map((file) => {
      const part = site.pages.get(file);
      return part && findAnchors(part, site, new Set([...seen, page]));
    });
  if (mistake !== undefined || imported.includes(undefined)) return undefined;
  const placed = parts.flatMap(({name}) => site.componentAnchors[name] ?? []);
  return [...anchors, ...placed, ...imported.flatMap((found) => found ?? [])];
}

/**
 * The anchor of a link must be a heading or an id of the page that it leads to.
 *
 * @param anchor without its `#`; empty leads to the top of the page
 * @param anchors those of the page, or `undefined` where they are not known: Docusaurus checks them in the rendered site
 * @param target what to call the page in the message
 */
export function findWrongAnchor(
  anchor: string,
  anchors: readonly string[] | undefined,
  target: string,
): Mistake | undefined {
  if (anchor === '' || anchors === undefined || anchors.includes(anchor)) return undefined;
  const nearest = findNearest(anchor, anchors);
  return {
    message: `There is no heading or id #${anchor} on ${target}`,
    fix: nearest === undefined ? formatChoice(anchors) : `write #${nearest}`,
  };
}
