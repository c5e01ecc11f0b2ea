/** Names of the two Trusted Types policies that pages need: a site's Content-Security-Policy allows these alone. */
export const POLICY_NAMES = {
  /** Addresses of scripts, by the bundler. */
  scripts: 'static-pages-scripts',
  /** HTML of this site's own pages. */
  html: 'static-pages-html',
} as const;
