/** Resolves when a stylesheet has come, or cannot: a page without its styles is better than none. */
function load(stylesheet: HTMLLinkElement): Promise<unknown> {
  const link = document.importNode(stylesheet);
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

const findStylesheets = (page: Document): readonly HTMLLinkElement[] => [
  ...page.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
];

/** Loads the stylesheets that a page has and the present one does not, before it is shown. */
export async function loadStyles(page: Document): Promise<void> {
  const present = new Set(findStylesheets(document).map((link) => link.getAttribute('href')));
  const missing = findStylesheets(page).filter((link) => !present.has(link.getAttribute('href')));
  await Promise.all(missing.map(load));
}
