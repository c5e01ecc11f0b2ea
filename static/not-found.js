// Redirects from the short or lower-case path of an operation of a large API, which has no redirect page. It is part of
// 404.html if a site has such an API, for hosts that do not read `_redirects`.
const root = new URL('.', document.currentScript.src).pathname;
const from = `/${location.pathname.slice(root.length)}`.replace(/(.)\/$/, '$1');
fetch(`${root}redirects.json`)
  .then((response) => response.json())
  .then((redirects) => {
    if (!Object.hasOwn(redirects, from)) return;
    location.replace(root + redirects[from].slice(1) + location.search + location.hash);
  })
  // Offline, or the host has no such file: the page stays as it is.
  .catch(() => undefined);
