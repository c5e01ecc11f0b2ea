import {findMarks} from '../engine/marks';
import {findTarget} from '@openapi-portal/static-pages/client';

/** Name of the highlight in `::highlight()`. */
const NAME = 'searched';

/** Maximum time to wait for the page, in milliseconds. */
const LONGEST_WAIT = 5000;

/** Maximum number of highlights. More highlights would not help readers to find the passage. */
const MOST_MARKS = 200;

/** Elements that are not highlighted: hidden elements, and elements that are not indexed. */
const LEFT_OUT = 'script, style, nav, button, [popover], [hidden]';

function listRanges(element: Element, terms: ReadonlySet<string>): readonly Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null && ranges.length < MOST_MARKS) {
    const text = texts.currentNode as Text;
    if (text.parentElement?.closest(LEFT_OUT)) continue;
    for (const [from, to] of findMarks(text.data, terms)) {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      ranges.push(range);
    }
  }
  return ranges;
}

/** The page and section that a reader opens from a hit. */
export interface Arrival {
  readonly title: string;
  /** Hash of the URL including `#`, or an empty string. */
  readonly hash: string;
  /** Stems of the words in the query. */
  readonly terms: readonly string[];
}

/** Returns the `<main>` element of the opened page, or undefined until the router has rendered the page. */
function findPage({title, hash}: Arrival): Element | undefined {
  const main = document.querySelector('main') ?? undefined;
  const isThere = main?.querySelector('h1')?.textContent.trim() === title;
  return isThere && (hash === '' || findTarget(hash) !== null) ? main : undefined;
}

/** Calls `then` once `find` returns a result, now or after a change of the DOM. Gives up after `LONGEST_WAIT`. */
function waitFor<Found>(find: () => Found | undefined, then: (found: Found) => void): () => void {
  const observer = new MutationObserver(() => look());
  const timer = setTimeout(stop, LONGEST_WAIT);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  function look(): void {
    const found = find();
    if (found === undefined) return;
    stop();
    then(found);
  }
  observer.observe(document.body, {childList: true, subtree: true});
  look();
  return stop;
}

/**
 * Highlights the words of the query on the page that a reader opens. Uses the CSS Custom Highlight API, which
 * does not change the DOM, and does nothing in browsers without this API.
 *
 * @returns a function that removes the highlights
 * @see https://drafts.csswg.org/css-highlight-api-1/
 */
export function markWords(arrival: Arrival): () => void {
  if (typeof Highlight === 'undefined' || arrival.terms.length === 0) return () => undefined;
  const stop = waitFor(
    () => findPage(arrival),
    (main) => {
      CSS.highlights.set(NAME, new Highlight(...listRanges(main, new Set(arrival.terms))));
    },
  );
  return () => {
    stop();
    CSS.highlights.delete(NAME);
  };
}
