/** The script in a page of Docusaurus' redirects, each with an address of its own. */
const INLINE = /<script>\s*window\.location\.href = [^<]*<\/script>/;

/** The file in `static/` that does the same for all. */
export const REDIRECT_SCRIPT = 'redirect.js';

/** Whether a page does nothing but lead on. */
export const isRedirect = (html: string | Buffer): boolean =>
  html.includes('<meta http-equiv="refresh"');

/**
 * A page, and if it is one of a redirect, with one script for all in the place of its own: a Content-Security-Policy would
 * need a hash of each.
 *
 * @param baseUrl where the site stands on its host
 * @throws Error where the page is not as Docusaurus 3.10 writes it
 */
export function shareScript(html: string, baseUrl: string): string {
  if (!isRedirect(html)) return html;
  if (!INLINE.test(html)) throw new Error(`Docusaurus writes redirects in another way:\n${html}`);
  return html.replace(INLINE, `<script src="${baseUrl}${REDIRECT_SCRIPT}"></script>`);
}
