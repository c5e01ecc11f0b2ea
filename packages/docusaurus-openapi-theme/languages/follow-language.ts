import {createStorageSlot} from '@docusaurus/theme-common';

/** Opens the programs in one language; their names close the others beside each. */
function openLanguage(language: string): void {
  document
    .querySelectorAll<HTMLDetailsElement>(
      `details[data-language="${CSS.escape(language)}"]:not([open])`,
    )
    .forEach((fold) => (fold.open = true));
}

/** Does what changes heights above an element, which stays where the reader sees it. */
function holdInPlace(element: Element, change: () => void): void {
  const {top} = element.getBoundingClientRect();
  change();
  scrollBy({top: element.getBoundingClientRect().top - top, behavior: 'instant'});
}

/**
 * Shows all samples of a page in the language that the reader chose last, on any page, and stores a new choice.
 * Also applies to elements that are added later.
 *
 * @param signal stops it
 */
export function followLanguage(signal: AbortSignal): void {
  const storage = createStorageSlot('api-sample-language');
  let chosen = storage.get();
  const onClick = (event: Event): void => {
    const tab = (event.target as Element).closest('summary');
    const fold = tab?.parentElement;
    if (!fold?.parentElement?.matches('.api-choice-tabs, .api-choice-switch')) return;
    // One language is always open, so a click on the open one does nothing. The click event comes before another
    // one opens.
    if (fold.hasAttribute('open')) return event.preventDefault();
    const {language} = fold.dataset;
    if (language === undefined) return;
    chosen = language;
    storage.set(language);
    holdInPlace(tab as Element, () => openLanguage(language));
    event.preventDefault();
  };
  const openChosen = (): void => {
    if (chosen !== null) openLanguage(chosen);
  };
  const observer = new MutationObserver(openChosen);

  document.addEventListener('click', onClick, {signal});
  observer.observe(document.body, {childList: true, subtree: true});
  signal.addEventListener('abort', () => observer.disconnect());
  openChosen();
}
