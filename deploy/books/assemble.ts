/** A page of a book, for the table of contents. */
export interface BookPage {
  /** Id of its section in the book. */
  readonly key: string;
  readonly title: string;
  /** Number of pages above it, from the breadcrumbs. */
  readonly depth: number;
}

export interface Assembled {
  readonly pages: readonly BookPage[];
  /** Date of the newest page, such as `20 November 2026`; undefined if no page has a date. */
  readonly date?: string;
  /** The same date as ISO 8601. */
  readonly dateTime?: string;
  /** Links in the book whose target does not exist. */
  readonly broken: readonly string[];
}

/** Folds that stay closed: other languages, other requests, and programs with error handling. */
const CLOSED = '.api-languages > :not([open]), .api-full, .api-request:not([open])';

interface Options {
  /** Path of the first page. */
  readonly first: string;
  readonly closed: string;
}

export const toOptions = (first: string): Options => ({first, closed: CLOSED});

/**
 * Appends the content of all pages to the current document, from the first page along the links to the next one. Links
 * between the pages become links in the book, and headings move below those of the pages above.
 *
 * Runs in the browser, so it must not use anything from outside of it.
 */
export async function assembleBook({first, closed}: Options): Promise<Assembled> {
  const toPath = (address: string): string => address.replace(/(?:index\.html|\/)$/, '');
  const toKey = (address: string): string =>
    toPath(address)
      .replace(/[^\w]+/g, '-')
      .slice(1);

  async function readPages() {
    const found = new Map<string, Document>();
    let next: string | null | undefined = first;
    while (typeof next === 'string' && !found.has(toPath(next))) {
      const address = toPath(next);
      const response = await fetch(`${address}/index.html`);
      if (!response.ok) throw new Error(`${address} is linked as the next page, but missing`);
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      found.set(address, page);
      next = page.querySelector('.pagination-nav__link--next')?.getAttribute('href');
    }
    return found;
  }

  function renameIds(article: Element, key: string): void {
    const rename = (id: string): string => `${key}--${id}`;
    article.querySelectorAll('[id]').forEach((element) => (element.id = rename(element.id)));
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'])
      article.querySelectorAll(`[${name}]`).forEach((element) => {
        const ids = element.getAttribute(name)?.split(' ') ?? [];
        element.setAttribute(name, ids.map(rename).join(' '));
      });
  }

  function replaceLinks(
    article: Element,
    address: string,
    known: ReadonlySet<string>,
    site: string,
  ) {
    for (const link of article.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? '';
      // A contract could link to the host of the book, with a fragment that cannot be decoded.
      if (URL.canParse(href)) continue;
      const target = new URL(href, location.origin + address);
      if (target.origin !== location.origin) continue;
      const anchor = decodeURIComponent(target.hash.slice(1));
      const isInside = known.has(toPath(target.pathname));
      const inside = `#${toKey(target.pathname)}${anchor === '' ? '' : `--${anchor}`}`;
      const outside = site + target.pathname + target.search + target.hash;
      link.setAttribute('href', isInside ? inside : outside);
    }
  }

  function lowerHeadings(article: Element, depth: number): void {
    if (depth === 0) return;
    for (const heading of article.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
      const level = Math.min(6, Number(heading.tagName[1]) + depth);
      const lowered = document.createElement(`h${level}`);
      for (const {name, value} of heading.attributes) lowered.setAttribute(name, value);
      lowered.classList.add(`book-${heading.tagName.toLowerCase()}`);
      lowered.append(...heading.childNodes);
      heading.replaceWith(lowered);
    }
  }

  function openFolds(article: Element): void {
    for (const fold of article.querySelectorAll('details')) {
      const isOpen = !fold.matches(closed);
      fold.removeAttribute('name');
      if (isOpen) fold.open = true;
    }
  }

  /** Counts the pages of the book in the breadcrumbs of a page. */
  function findDepth(page: Document, address: string, known: ReadonlySet<string>): number {
    const links = [...page.querySelectorAll('main .breadcrumbs a[href]')];
    const above = links.map((link) =>
      toPath(new URL(link.getAttribute('href') ?? '', location.href).pathname),
    );
    return new Set(above.filter((path) => path !== address && known.has(path))).size;
  }

  const found = await readPages();
  const known = new Set(found.keys());
  const canonical = found.get(toPath(first))?.querySelector('link[rel=canonical]');
  const site = new URL(canonical?.getAttribute('href') ?? location.href).origin;
  const styles = new Set<string>();
  const pages: BookPage[] = [];
  const times: HTMLTimeElement[] = [];
  for (const [address, page] of found) {
    for (const link of page.querySelectorAll('link[rel=stylesheet]'))
      styles.add(link.getAttribute('href') ?? '');
    const inner = page.querySelector('main article');
    // The article of an API page is inside of the element that its styles need.
    const article = inner?.closest('[data-island]') ?? inner;
    if (article === null) throw new Error(`${address} has no article`);
    const key = toKey(address);
    const depth = findDepth(page, address, known);
    pages.push({key, depth, title: article.querySelector('h1')?.textContent ?? address});
    times.push(...article.querySelectorAll<HTMLTimeElement>('footer time[datetime]'));
    article.querySelectorAll('template, script').forEach((element) => element.remove());
    renameIds(article, key);
    replaceLinks(article, address, known, site);
    lowerHeadings(article, depth);
    openFolds(article);
    const section = document.createElement('section');
    section.id = key;
    section.className = 'book-page';
    // Some styles wait for the scripts of API pages, which set this attribute.
    section.dataset.enhanced = '';
    section.append(article);
    document.body.append(section);
  }
  const loaded = [...styles].map(
    (href) =>
      new Promise((resolve, reject) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        link.onload = resolve;
        link.onerror = () => reject(new Error(`${href} is missing`));
        document.head.append(link);
      }),
  );
  await Promise.all(loaded);
  await Promise.all([...document.fonts].map((font) => font.load()));
  const newest = times.sort((a, b) => a.dateTime.localeCompare(b.dateTime)).at(-1);
  const broken = [...document.querySelectorAll('a[href^="#"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => document.getElementById(href.slice(1)) === null);
  return {
    pages,
    ...(newest !== undefined && {date: newest.textContent, dateTime: newest.dateTime}),
    broken: [...new Set(broken)],
  };
}
