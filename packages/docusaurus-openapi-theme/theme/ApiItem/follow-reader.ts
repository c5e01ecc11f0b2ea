/** An element counts as visible between the sticky bar and this line of the window, measured from its bottom. */
const BELOW_VIEW = '-55%';

const setOpen = (folds: Iterable<Element>, isOpen: boolean): void => {
  for (const fold of folds) (fold as HTMLDetailsElement).open = isOpen;
};

/** Stores which samples are open, to restore it later. */
function rememberFolds(cards: readonly HTMLDetailsElement[]): () => void {
  const states = cards.map((card) => [card, card.open] as const);
  return () => states.forEach(([card, isOpen]) => (card.open = isOpen));
}

/** CSS pixels between samples and the end of the window. */
const GAP = 16;

/** Keeps the end of samples that are higher than the window in reach, without scrolling them in themselves. */
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

/** Calls back when an element enters or leaves the viewport below the bar. */
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
 * Lets the samples next to the text follow the reader: in the section of responses, the request collapses to one
 * row and the sample of the visible status opens. A sample that the reader folds by hand stays so until the next
 * section.
 *
 * @param signal stops it
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

/** Closes the menu of variants once the reader has chosen one. */
export function closeVariants(root: HTMLElement, signal: AbortSignal): void {
  const menu = root.querySelector<HTMLDetailsElement>('.api-contents-variants');
  const close = ({target}: Event): void => {
    if (menu !== null && (target as Element).closest('a') !== null) menu.open = false;
  };
  menu?.addEventListener('click', close, {signal});
}

/** Keeps the link of the section in view inside its line, which scrolls sideways on a phone. */
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
