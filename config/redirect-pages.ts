/** The script in a page of Docusaurus' redirects, each with an address of its own. */
const INLINE = /<script>\s*window\.location\.href = [^<]*<\/script>/;

/** The file in `static/` that does the same for all. */
export const REDIRECT_SCRIPT = 'redirect.js';

/** Returns true if a page is only a redirect. */
export const isRedirect = (html: string | Buffer): boolean =>
  html.includes('<meta http-equiv="refresh"');

/**
 * Replaces the inline script of a redirect by a shared one; otherwise a Content-Security-Policy would need a hash
 * for each. Other pages stay unchanged.
 *
 * @param baseUrl path of the site on its host
 * @throws Error if the redirect is not as Docusaurus 3.10 writes it
 */
export function shareScript(html: string, baseUrl: string): string {
  if (!isRedirect(html)) return html;
  if (!INLINE.test(html)) throw new Error(`Docusaurus writes redirects in another way:\n${html}`);
  return html.replace(INLINE, `<script src="${baseUrl}${REDIRECT_SCRIPT}"></script>`);
}
