import {findTarget, openDetails} from '@openapi-portal/static-pages/client';

const LONGEST_WAIT = 1_000;

/** Makes the browser lay out a section even while it is far from the viewport (`content-visibility` in `page.css`). */
function settle(section: HTMLElement): void {
  section.dataset.settled = '';
}

/**
 * Expands all `details` elements around the target of the URL's fragment, and scrolls to the target. After a
 * client-side navigation, `:target` does not match, and the browser has not laid out the sections above the target.
 * So this function makes it lay out all sections.
 */
function openTarget(root: HTMLElement): void {
  const target = findTarget(location.hash);
  if (target === null) return;
  const wasClosed = openDetails(target);
  const isFound = target.matches(':target');
  if (!isFound) root.querySelectorAll<HTMLElement>('.api-section').forEach(settle);
  if (!isFound || wasClosed) target.scrollIntoView();
}

function foldSamples(root: HTMLElement): void {
  const samples = root.querySelector('.api-samples');
  if (samples === null || getComputedStyle(samples).position === 'sticky') return;
  samples.querySelectorAll<HTMLDetailsElement>('.api-card').forEach((card) => (card.open = false));
}

async function follow(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const section = root.querySelector<HTMLElement>('.api-operations');
  if (section !== null) {
    const {addOperationSearch} = await import(
      /* webpackChunkName: "on-demand-api-front" */ './front'
    );
    addOperationSearch(section, signal);
  }
  const {addInteractions} = await import(
    /* webpackChunkName: "on-demand-api-page" */ './interactions'
  );
  addInteractions(root, signal);
}

/** Safari does not support `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, {timeout: LONGEST_WAIT});
  else setTimeout(work);
}

/** Lays out distant sections while the browser is idle. Otherwise they would move what the reader clicks. */
function settleSections(root: HTMLElement, signal: AbortSignal): void {
  const sections = root.querySelectorAll<HTMLElement>('.api-section').values();
  const settleNext = (): void => {
    const {value: section} = sections.next();
    if (signal.aborted || section === undefined) return;
    settle(section);
    whenIdle(settleNext);
  };
  whenIdle(settleNext);
}

/** Enhances a rendered page, and returns a function that removes the enhancements. */
export function enhance(root: HTMLElement): () => void {
  const stop = new AbortController();
  const {signal} = stop;

  foldSamples(root);
  scrollToCurrentItem();
  void follow(root, signal).catch(() => undefined);
  root.dataset.enhanced = '';
  addEventListener('hashchange', () => openTarget(root), {signal});
  openTarget(root);
  settleSections(root, signal);

  return () => {
    stop.abort();
    root
      .querySelectorAll('.api-block > .api-copy, .api-copy-address')
      .forEach((button) => button.remove());
    delete root.dataset.enhanced;
  };
}

/** Scrolls the sidebar so that its current item is visible. The page itself does not move. */
export function scrollToCurrentItem(): void {
  const item = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
  const menu = item?.closest('.menu');
  if (!item || !menu) return;
  const [inner, outer] = [item.getBoundingClientRect(), menu.getBoundingClientRect()];
  const bottom = Math.min(outer.bottom, innerHeight);
  if (inner.top >= outer.top && inner.bottom <= bottom) return;
  menu.scrollTop += inner.top - (outer.top + bottom) / 2;
}
