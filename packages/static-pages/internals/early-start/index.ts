/**
 * The portal's script starts when the served page is on the screen: it is complete without script, so
 * what a reader came for is painted before anything is worked out. A page in a hidden tab is not
 * painted, and starts at once.
 */
const start = (): unknown =>
  import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');

/** Docusaurus takes a page without this for one that is served at a wrong path, and says so in it. */
(globalThis as {docusaurus?: object}).docusaurus = {};

if (document.visibilityState === 'hidden') void start();
else requestAnimationFrame(() => setTimeout(start));
