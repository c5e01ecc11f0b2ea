/** Names of the two Trusted Types policies that pages need: a site's Content-Security-Policy allows these alone. */
export const POLICY_NAMES = {
  /** Addresses of scripts, by the bundler. */
  scripts: 'static-pages-scripts',
  /** HTML of this site's own pages. */
  html: 'static-pages-html',
} as const;

/** The Trusted Types API, which some browsers lack. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {createHTML: (html: string) => string},
  ): {createHTML: (html: string) => TrustedHTML};
}

// Created once: the site's Content-Security-Policy allows no second policy of its name.
const policy = (globalThis as {trustedTypes?: PolicyFactory}).trustedTypes?.createPolicy(
  POLICY_NAMES.html,
  {createHTML: (html) => html},
);

/**
 * Marks HTML as trusted (W3C Trusted Types).
 *
 * @param html of a page that this site's own host has served, unchanged, or from the site's configuration:
 *   nothing from a URL, another host or a reader
 */
export const trustHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
