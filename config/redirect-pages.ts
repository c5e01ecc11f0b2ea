/** Matches the inline script of a redirect page by Docusaurus. Its target differs for each page. */
const INLINE = /<script>\s*window\.location\.href = [^<]*<\/script>/;

/** File in `static/` with one script for all redirect pages. */
export const REDIRECT_SCRIPT = 'redirect.js';

/** Returns true for redirect pages as Docusaurus writes them. Other pages may reload themselves, too. */
export const isRedirect = (html: string | Buffer): boolean =>
  html.includes('<meta http-equiv="refresh" content="0; url=');

/**
 * Replaces the inline script of a redirect page with the shared script. Otherwise the Content-Security-Policy would
 * need a hash for each redirect. Other pages stay unchanged.
 */
export const shareScript = (html: string, baseUrl: string): string =>
  isRedirect(html)
    ? html.replace(INLINE, `<script src="${baseUrl}${REDIRECT_SCRIPT}"></script>`)
    : html;
