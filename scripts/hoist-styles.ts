/** A stylesheet that React serves before the content of a page. */
const SERVED = /<link(?=[^>]* data-precedence=)[^>]*>/g;

/** The stylesheet of all pages. */
const SHARED = /<link(?=[^>]* rel="?stylesheet)[^>]*>/;

/**
 * Moves the stylesheets of a page into its head, after those of all pages. At a stylesheet in the body, browsers
 * stop parsing until it has arrived: https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet
 */
export function hoistStyles(html: string): string {
  const served = html.match(SERVED) ?? [];
  const content = html.replace(SERVED, '');
  if (!SHARED.test(content)) return html;
  return content.replace(SHARED, (shared) => [shared, ...served].join(''));
}
