/** Names of the two Trusted Types policies that pages need. A site's Content-Security-Policy has to allow them. */
export const POLICY_NAMES = {
  /** For URLs of scripts; created by the bundler. */
  scripts: 'static-pages-scripts',
  /** For HTML of the site's own pages. */
  html: 'static-pages-html',
} as const;

/** The Trusted Types API, which some browsers lack. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {createHTML: (html: string) => string},
  ): {createHTML: (html: string) => TrustedHTML};
}

// Created once, because a Content-Security-Policy does not allow two policies of the same name.
const policy = (globalThis as {trustedTypes?: PolicyFactory}).trustedTypes?.createPolicy(
  POLICY_NAMES.html,
  {createHTML: (html) => html},
);

/**
 * Marks HTML as trusted (W3C Trusted Types).
 *
 * @param html unchanged HTML from a page of this site's host, or from the site's configuration; never from a URL,
 *   another host or a reader
 */
export const trustHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
