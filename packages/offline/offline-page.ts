import {LIST_MARK} from './worker-data';

const WORDS = `<h1>You are offline</h1>
<p>This page cannot be loaded now, and it is not stored on this device. <a href="">Try again</a> when you are online.</p>
${LIST_MARK}`;

/** Matches external scripts, and metadata with the URL of the 404 page. */
const LEFT_OUT =
  /<script[^>]*\ssrc=[^>]*><\/script>|<link[^>]*\srel="?(?:canonical|alternate)\b[^>]*>|<meta[^>]*\sproperty="?og:[^>]*>/g;

const MAIN = /(?<=<main\b[^>]*>).*?(?=<\/main>)/s;
const TITLE = /(?<=<title[^>]*>)[^<|]*(?= \| |<)/;

/**
 * Builds the page that is shown instead of pages that are unavailable offline: the 404 page with another text. It has
 * no scripts, so that it looks the same at every URL.
 *
 * @param notFound HTML of the 404 page
 * @throws Error if that page has no `main`, or no title
 */
export function buildOfflinePage(notFound: string): string {
  if (!MAIN.test(notFound) || !TITLE.test(notFound)) {
    throw new Error(
      '404.html has no <main> or no <title>, so the offline page cannot be created from it',
    );
  }
  return notFound
    .replace(LEFT_OUT, '')
    .replace(MAIN, () => WORDS)
    .replace(TITLE, 'You are offline')
    .replace('</head>', '<meta name="robots" content="noindex"></head>');
}
