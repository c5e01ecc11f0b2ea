import {findNearest, type Mistake} from '@openapi-portal/reports';

import {toFileCandidates} from '../address';
import type {Page} from '../page';
import type {ProseSite} from '../site';

function formatChoice(anchors: readonly string[]): string {
  if (anchors.length === 0) return 'remove # and the text after it: the page has no headings';
  const shown = anchors.map((anchor) => `#${anchor}`).slice(0, 6);
  return `write one of ${shown.join(', ')}${anchors.length > shown.length ? ', …' : ''}`;
}

/**
 * Lists the anchors of a page, including those of its components and of imported pages.
 *
 * @returns undefined if the page or an imported page cannot be parsed
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
 * Checks that the target page of a link contains the link's anchor.
 *
 * @param anchors anchors of the target page; undefined if unknown, in which case Docusaurus checks the rendered
 * page
 * @param target name of the page in the error message
 */
export function findWrongAnchor(
  anchor: string,
  anchors: readonly string[] | undefined,
  target: string,
): Mistake | undefined {
  if (anchor === '' || anchors === undefined || anchors.includes(anchor)) return undefined;
  const nearest = findNearest(anchor, anchors);
  return {
    message: `${target} has no heading or id #${anchor}`,
    fix: nearest === undefined ? formatChoice(anchors) : `write #${nearest}`,
  };
}
