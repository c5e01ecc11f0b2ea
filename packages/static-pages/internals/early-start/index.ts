/** Starts the client after the page, complete without script, has been painted, or at once in a hidden tab. */
const start = (): unknown =>
  import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');

/** If `docusaurus` is undefined, the page shows an error about a wrong base URL. */
(globalThis as {docusaurus?: object}).docusaurus = {};

if (document.visibilityState === 'hidden') void start();
else requestAnimationFrame(() => setTimeout(start));
