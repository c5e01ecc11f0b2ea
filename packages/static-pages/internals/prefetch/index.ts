/**
 * Asks the browser to fetch a script for later, in the place of Docusaurus' own helper, which asks
 * again for what the page has already run.
 *
 * @param address of the script, from the root of the host
 */
export default function prefetchFile(address: string): void {
  const {href} = new URL(address, location.href);
  if (performance.getEntriesByName(href).length > 0) return;
  const link = document.createElement('link');
  document.head.append(Object.assign(link, {rel: 'prefetch', href}));
}
