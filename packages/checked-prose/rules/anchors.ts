import type {Problem} from 'static-pages/reports';
import {findNearest} from 'static-pages/reports/nearest';
import type {Link, Page} from '../page';
import {toProblem} from '../site';

const SHOWN = 6;

function formatChoice(anchors: readonly string[]): string {
  if (anchors.length === 0) return 'take the part after # out: the page has no headings';
  const shown = anchors
    .slice(0, SHOWN)
    .map((anchor) => `#${anchor}`)
    .join(', ');
  return `write one of ${shown}${anchors.length > SHOWN ? ', …' : ''}`;
}

/**
 * The anchor of a link must be a heading or an id of the page that it leads to.
 *
 * @param anchor without its `#`; empty leads to the top of the page
 * @param anchors those of the page, or `undefined` where they are not known
 * @param target what to call the page in the message
 */
export function findWrongAnchor(
  link: Link,
  anchor: string,
  anchors: readonly string[] | undefined,
  target: string,
  page: Page,
): readonly Problem[] {
  if (anchor === '' || anchors === undefined || anchors.includes(anchor)) return [];
  const nearest = findNearest(anchor, anchors);
  const message = `There is no heading or id #${anchor} on ${target}`;
  return [toProblem(page, link, message, nearest ? `write #${nearest}` : formatChoice(anchors))];
}
