/** Bottom root margin: elements below 45% of the window's height do not count as visible. */
const BELOW_VIEW = '-55%';

const setOpen = (folds: Iterable<Element>, isOpen: boolean): void => {
  for (const fold of folds) (fold as HTMLDetailsElement).open = isOpen;
};

function rememberFolds(cards: readonly HTMLDetailsElement[]): () => void {
  const states = cards.map((card) => [card, card.open] as const);
  return () => states.forEach(([card, isOpen]) => (card.open = isOpen));
}

/** CSS pixels between the samples and the bottom of the window. */
const GAP = 16;

/** Moves the sticky position of samples that are taller than the window up, so that their end is visible. */
function fitWindow(samples: HTMLElement, signal: AbortSignal): void {
  const top = parseFloat(getComputedStyle(samples).top);
  const fit = (): void => {
    const room = innerHeight - samples.offsetHeight - GAP;
    samples.style.top = room < top ? `${room}px` : '';
  };
  const observer = new ResizeObserver(fit);
  observer.observe(samples);
  addEventListener('resize', fit, {signal});
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Calls `work` when an element enters or leaves the visible area below the bar. */
function watch(
  element: Element,
  bar: Element,
  signal: AbortSignal,
  work: (isInView: boolean) => void,
): void {
  let isKnown = false;
  const top = -Math.round(parseFloat(getComputedStyle(bar).top) + bar.clientHeight + 1);
  const observer = new IntersectionObserver(
    (entries) => {
      const isInView = entries.at(-1)?.isIntersecting === true;
      if (isKnown || isInView) work(isInView);
      isKnown = true;
    },
    {rootMargin: [`${top}px`, '0px', BELOW_VIEW, '0px'].join(' ')},
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Makes the samples beside the text follow the reader. When the responses are in view, the request collapses to one
 * row and the sample of the visible status opens. A sample that the reader closes stays closed until the next
 * section.
 *
 * @param signal aborted when the reader leaves the page
 */
export function followReader(root: HTMLElement, signal: AbortSignal): void {
  const samples = root.querySelector<HTMLElement>('.api-samples');
  const bar = root.querySelector('.api-bar');
  const responses = root.querySelector('.api-section:has(> #responses)');
  if (samples === null || bar === null) return;
  const cards = [...samples.querySelectorAll<HTMLDetailsElement>('.api-card')];
  if (responses === null || getComputedStyle(samples).position !== 'sticky') return;
  fitWindow(samples, signal);
  const restore = rememberFolds(cards);
  watch(responses, bar, signal, (isInView) => {
    if (!isInView) return restore();
    for (const card of cards) card.open = card.dataset.card === 'answer';
  });
  for (const heading of responses.querySelectorAll('section > h3[id]')) {
    const [, status = ''] = heading.id.split('.');
    const selector = `[data-status="${CSS.escape(status)}"]`;
    watch(heading.parentElement ?? heading, bar, signal, (isInView) => {
      if (isInView) setOpen(samples.querySelectorAll(selector), true);
    });
  }
}

/** Closes a menu once the reader has chosen one of its links, which may lead to an anchor of this page. */
export function closeMenus(root: HTMLElement, signal: AbortSignal): void {
  const close = ({target}: Event): void => {
    const menu = (target as Element).closest('a')?.closest('.picker');
    menu?.removeAttribute('open');
  };
  root.addEventListener('click', close, {signal});
}

/** Scrolls the row of section links horizontally, so that the link of the current section is visible on a phone. */
export function followContents(root: HTMLElement, signal: AbortSignal): void {
  const line = root.querySelector<HTMLElement>('nav.api-contents');
  if (line === null) return;
  const observer = new MutationObserver(() => {
    const link = line.querySelector<HTMLElement>('.table-of-contents__link--active');
    if (link === null || line.scrollWidth <= line.clientWidth) return;
    line.scrollLeft = link.offsetLeft - line.offsetLeft - (line.clientWidth - link.clientWidth) / 2;
  });
  observer.observe(line, {attributes: true, attributeFilter: ['class'], subtree: true});
  signal.addEventListener('abort', () => observer.disconnect());
}
