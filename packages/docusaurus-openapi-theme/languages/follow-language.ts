import {createStorageSlot} from '@docusaurus/theme-common';

/** Opens all samples in a language. The browser closes the other samples, because they have the same `name`. */
function openLanguage(language: string): void {
  document
    .querySelectorAll<HTMLDetailsElement>(
      `details[data-language="${CSS.escape(language)}"]:not([open])`,
    )
    .forEach((fold) => (fold.open = true));
}

/** Makes a change that moves an element, then scrolls so that the element keeps its position in the viewport. */
function holdInPlace(element: Element, change: () => void): void {
  const {top} = element.getBoundingClientRect();
  change();
  scrollBy({top: element.getBoundingClientRect().top - top, behavior: 'instant'});
}

function showFull(isShown: boolean): void {
  document
    .querySelectorAll<HTMLDetailsElement>(`.api-full${isShown ? ':not([open])' : '[open]'}`)
    .forEach((fold) => (fold.open = isShown));
}

/** Shows all samples with error handling, or as short as possible, as the reader chose last. */
function followDetail(signal: AbortSignal): () => void {
  const storage = createStorageSlot('api-sample-detail');
  let chosen = storage.get();
  const onClick = (event: Event): void => {
    const row = (event.target as Element).closest('.api-full > summary');
    if (row === null) return;
    chosen = row.parentElement?.hasAttribute('open') === true ? 'short' : 'full';
    storage.set(chosen);
    holdInPlace(row, () => showFull(chosen === 'full'));
    event.preventDefault();
  };
  document.addEventListener('click', onClick, {signal});
  return () => {
    if (chosen !== null) showFull(chosen === 'full');
  };
}

/** Shows all samples in the language that the reader chose last, on this or another page. */
export function followLanguage(signal: AbortSignal): void {
  const storage = createStorageSlot('api-sample-language');
  let chosen = storage.get();
  const onClick = (event: Event): void => {
    const tab = (event.target as Element).closest('summary');
    const fold = tab?.parentElement;
    if (!fold?.parentElement?.matches('.api-choice-tabs, .api-choice-switch')) return;
    // One language is always open. At the time of the click, `open` still has its old value.
    if (fold.hasAttribute('open')) return event.preventDefault();
    const {language} = fold.dataset;
    if (language === undefined) return;
    chosen = language;
    storage.set(language);
    holdInPlace(tab as Element, () => openLanguage(language));
    event.preventDefault();
  };
  const showDetail = followDetail(signal);
  const openChosen = (): void => {
    showDetail();
    if (chosen !== null) openLanguage(chosen);
  };
  const observer = new MutationObserver(openChosen);

  document.addEventListener('click', onClick, {signal});
  observer.observe(document.body, {childList: true, subtree: true});
  signal.addEventListener('abort', () => observer.disconnect());
  openChosen();
}
