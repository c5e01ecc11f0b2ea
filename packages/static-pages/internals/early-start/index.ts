/**
 * The portal's script starts when the served page is on the screen: it is complete without script, so
 * what a reader came for is painted before anything is worked out. A page in a hidden tab is not
 * painted, and starts at once.
 */
const start = (): unknown =>
  import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');

/** Without this, Docusaurus shows the page an error about a wrong base URL. */
(globalThis as {docusaurus?: object}).docusaurus = {};

if (document.visibilityState === 'hidden') void start();
else requestAnimationFrame(() => setTimeout(start));
