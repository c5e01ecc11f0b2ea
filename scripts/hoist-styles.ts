/** Matches stylesheets that React renders before the content of a page. */
const SERVED = /<link(?=[^>]* data-precedence=)[^>]*>/g;

const SHARED = /<link(?=[^>]* rel="?stylesheet)[^>]*>/;

/**
 * Moves the stylesheets of a page into its head, after the site-wide stylesheet. Browsers pause parsing at a stylesheet
 * in the body: https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet
 */
export function hoistStyles(html: string): string {
  const served = html.match(SERVED) ?? [];
  const content = html.replace(SERVED, '');
  if (!SHARED.test(content)) return html;
  return content.replace(SHARED, (shared) => [shared, ...served].join(''));
}
