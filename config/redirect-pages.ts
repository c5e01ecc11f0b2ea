/** Matches the inline script of a redirect page by Docusaurus. Its target differs for each page. */
const INLINE = /<script>\s*window\.location\.href = [^<]*<\/script>/;

/** File in `static/` with one script for all redirect pages. */
export const REDIRECT_SCRIPT = 'redirect.js';

export const isRedirect = (html: string | Buffer): boolean =>
  html.includes('<meta http-equiv="refresh"');

/**
 * Replaces the inline script of a redirect page with the shared script. Otherwise the Content-Security-Policy would
 * need a hash for each redirect. Other pages stay unchanged.
 *
 * @throws Error if the redirect is not as Docusaurus 3.10 writes it
 */
export function shareScript(html: string, baseUrl: string): string {
  if (!isRedirect(html)) return html;
  if (!INLINE.test(html))
    throw new Error(`Docusaurus has changed the format of redirect pages:\n${html}`);
  return html.replace(INLINE, `<script src="${baseUrl}${REDIRECT_SCRIPT}"></script>`);
}
