/** Resolves when a stylesheet has come, or cannot: a page without its styles is better than none. */
function load(served: HTMLLinkElement): Promise<unknown> {
  const link = document.importNode(served);
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

/** The stylesheets that this site has for a page; those of another host are not ours. */
const findStylesheets = (page: Document): readonly HTMLLinkElement[] =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({href}) =>
    href.startsWith(`${location.origin}/`),
  );

/** Loads the stylesheets that a page has and the present one does not, before it is shown. */
export async function loadStyles(page: Document): Promise<void> {
  const present = findStylesheets(document).map(({href}) => href);
  const missing = findStylesheets(page).filter(({href}) => !present.includes(href));
  await Promise.all(missing.map(load));
}
