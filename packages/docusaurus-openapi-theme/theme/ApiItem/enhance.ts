import {findTarget, openFolds} from '@openapi-portal/static-pages/client';

const LONGEST_WAIT = 1_000;

/** Lays out a section, near to the reader or not. */
function settle(section: HTMLElement): void {
  section.dataset.settled = '';
}

/**
 * Opens every fold around the element that the address names, and brings it into view. After a navigation within the
 * site it is no `:target` for the browser, which then has not laid out the sections above it: they are here.
 */
function openTarget(root: HTMLElement): void {
  const target = findTarget(location.hash);
  if (target === null) return;
  const wasClosed = openFolds(target);
  const isFound = target.matches(':target');
  if (!isFound) root.querySelectorAll<HTMLElement>('.api-section').forEach(settle);
  if (!isFound || wasClosed) target.scrollIntoView();
}

/** Collapses the samples on narrow screens, where they are not next to the text. */
function foldSamples(root: HTMLElement): void {
  const samples = root.querySelector('.api-samples');
  if (samples === null || getComputedStyle(samples).position === 'sticky') return;
  samples.querySelectorAll<HTMLDetailsElement>('.api-card').forEach((card) => (card.open = false));
}

/** Adds what a reader can do with the page; where that cannot be loaded, it stays as it is. */
async function follow(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const {addComforts} = await import(/* webpackChunkName: "on-demand-api-page" */ './comforts');
  addComforts(root, signal);
}

/** Not every browser has `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, {timeout: LONGEST_WAIT});
  else setTimeout(work);
}

/**
 * Lays out the sections that are not near the viewport, one per idle callback. Otherwise a section whose height
 * is known late would move the element that the reader is about to click.
 *
 * @param signal stops it
 */
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

/**
 * Enhances a rendered page: copy buttons, samples that follow the reader, folds that open for the element of the
 * URL's fragment, and a stable layout. The styles are loaded already.
 *
 * @param root the element of the page
 * @returns a function that undoes all of it
 */
export function enhance(root: HTMLElement): () => void {
  const stop = new AbortController();
  const {signal} = stop;

  foldSamples(root);
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
