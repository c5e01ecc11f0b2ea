import {findTarget} from 'static-pages/islands/find-target';

const LANGUAGE_KEY = 'cyberview.sample-language';
const LONGEST_WAIT = 1_000;

/** Gives a block of code a button that copies it. */
function addCopyButton(code: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'api-copy';
  button.dataset.copy = '';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', `Copy ${code.getAttribute('aria-label') ?? ''}`);
  code.after(button);
}

/** Storage may be forbidden; then the choice lasts as long as the page. */
function readLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

function keepLanguage(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The choice is a comfort: a reader who forbids storage makes it again.
  }
}

/** Opens the samples in one language; their names close the others beside each. */
function openLanguage(root: HTMLElement, language: string): void {
  const samples = root.querySelectorAll<HTMLDetailsElement>(
    `details[data-language="${CSS.escape(language)}"]`,
  );
  samples.forEach((sample) => (sample.open = true));
}

/** Opens every fold around the place that the address names, and brings it into view. */
function openTarget(root: HTMLElement): void {
  const target = findTarget(location.hash);
  if (target === null || !root.contains(target)) return;
  let isOpened = false;
  for (let fold = target.closest('details'); fold !== null; fold = findOuterFold(fold)) {
    isOpened ||= !fold.open;
    fold.open = true;
  }
  if (isOpened) target.scrollIntoView();
}

const findOuterFold = (fold: Element): HTMLDetailsElement | null =>
  fold.parentElement?.closest('details') ?? null;

/** Not every browser has idle time to ask for. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, {timeout: LONGEST_WAIT});
  else setTimeout(work);
}

/**
 * Lays out the sections that the reader has not come near, one each time the browser is idle: a
 * section whose height becomes known late moves what the reader is about to click.
 *
 * @returns stops it
 */
function settleSections(root: HTMLElement): () => void {
  const sections = root.querySelectorAll<HTMLElement>('.api-section').values();
  let isStopped = false;
  const settleNext = (): void => {
    const {value: section} = sections.next();
    if (isStopped || section === undefined) return;
    section.dataset.settled = '';
    whenIdle(settleNext);
  };
  whenIdle(settleNext);
  return () => {
    isStopped = true;
  };
}

/**
 * Adds comfort to a rendered page: buttons that copy, one language for all samples that is remembered, and
 * folds that open for the place in the address, and sections that stay where they are.
 *
 * @param root what holds the page
 * @returns undoes all of it
 */
export function enhance(root: HTMLElement): () => void {
  const onClick = (event: Event): void => {
    const target = event.target as Element;
    const sample = target.closest('summary')?.parentElement;
    const language = sample?.dataset.language;
    // The click that opens a sample comes before it is open.
    if (language === undefined || sample?.hasAttribute('open') === true) return;
    keepLanguage(language);
    openLanguage(root, language);
    event.preventDefault();
  };
  const onHash = (): void => openTarget(root);
  const language = readLanguage();

  root.dataset.enhanced = '';
  root.querySelectorAll<HTMLElement>('.api-block > pre').forEach(addCopyButton);
  root.addEventListener('click', onClick);
  addEventListener('hashchange', onHash);
  if (language !== null) openLanguage(root, language);
  openTarget(root);
  const stopSettling = settleSections(root);

  return () => {
    stopSettling();
    root.removeEventListener('click', onClick);
    removeEventListener('hashchange', onHash);
    root.querySelectorAll('.api-block > .api-copy').forEach((button) => button.remove());
    delete root.dataset.enhanced;
  };
}
