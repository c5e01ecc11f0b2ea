/**
 * Tells whoever opens the home page that the site is served at another path than it was built for: the page was served
 * with it, and in the browser there is nothing to do. The server puts the module `in-react` in the place of this one.
 */
export default function BaseUrlBanner(): null {
  return null;
}
