/** Names of the two Trusted Types policies that pages need: a site's Content-Security-Policy allows these alone. */
export const POLICY_NAMES = {
  /** Addresses of scripts, by the bundler. */
  scripts: 'static-pages-scripts',
  /** HTML of this site's own pages. */
  html: 'static-pages-html',
} as const;

/** What engines without Trusted Types go without. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {createHTML: (html: string) => string},
  ): {createHTML: (html: string) => TrustedHTML};
}

// Made once, with the module: the site's Content-Security-Policy allows no second one of its name.
const policy = (globalThis as {trustedTypes?: PolicyFactory}).trustedTypes?.createPolicy(
  POLICY_NAMES.html,
  {createHTML: (html) => html},
);

/**
 * Lets the browser take a text for HTML (W3C Trusted Types).
 *
 * @param html of a page that this site's own host has served, as it stands there, or of the site's configuration:
 *   nothing that an address, an answer of another host or a reader has brought
 */
export const trustHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
