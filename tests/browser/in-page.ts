import type {Page} from '@playwright/test';

/** What a search within the page is given, because it sees nothing of the file that it stands in. */
export interface PageTools {
  /** A selector that a person recognises, with the beginning of the text. */
  readonly nameOf: (element: Element) => string;
  /** Whether a reader sees it: not folded away, transparent, or there for screen readers alone. */
  readonly isShown: (element: Element) => boolean;
}

/** Runs in the page and describes each fault that it finds in a line. */
export type Search = (tools: PageTools) => string[];

function nameOf(element: Element): string {
  const id = element.id === '' ? '' : `#${element.id}`;
  const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
  const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 30);
  return `${element.localName}${id}${classes.join('')} "${text}"`;
}

function isShown(element: Element): boolean {
  const {width, height} = element.getBoundingClientRect();
  const options = {opacityProperty: true, visibilityProperty: true};
  return width > 1 && height > 1 && element.checkVisibility(options);
}

/** Runs the search in the page, and returns what it finds. */
export const searchPage = (page: Page, search: Search): Promise<string[]> =>
  page.evaluate(`(${String(search)})({nameOf: ${String(nameOf)}, isShown: ${String(isShown)}})`);
