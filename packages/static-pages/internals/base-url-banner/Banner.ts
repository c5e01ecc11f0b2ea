/**
 * Tells readers of the home page that the site is served at another path than it was built for. The server adds it to
 * the page, and the browser adds nothing.
 */
export default function BaseUrlBanner(): null {
  return null;
}
