/** Resolves when a stylesheet has come, or cannot: a page without its styles is better than none. */
function load(address: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

/** Addresses of the stylesheets that this site has for a page; those of another host are not ours. */
const findStylesheets = (page: Document): readonly string[] =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .map(({href}) => href)
    .filter((href) => href.startsWith(`${location.origin}/`));

/** Loads the stylesheets that a page has and the present one does not, before it is shown. */
export async function loadStyles(page: Document): Promise<void> {
  const present = findStylesheets(document);
  const missing = findStylesheets(page).filter((address) => !present.includes(address));
  await Promise.all(missing.map(load));
}
