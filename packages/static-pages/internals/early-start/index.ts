/**
 * Starts the client after the served page has been painted, because the page is complete without script. A page in a
 * hidden tab is not painted, so its client starts at once.
 */
const start = (): unknown =>
  import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');

/** If `docusaurus` is undefined, the page shows an error about a wrong base URL. */
(globalThis as {docusaurus?: object}).docusaurus = {};

if (document.visibilityState === 'hidden') void start();
else requestAnimationFrame(() => setTimeout(start));
