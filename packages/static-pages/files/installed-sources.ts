import type {RuleSetRule} from 'webpack';

/** Sources of packages that a site has installed beside this one. */
const INSTALLED = /[\\/]node_modules[\\/]@openapi-portal[\\/](?:(?!node_modules).)*\.tsx?$/;

/**
 * Has the bundler compile the sources of these packages where they are installed: of what is in `node_modules`,
 * Docusaurus compiles the JavaScript of its own packages alone.
 *
 * @param loader by which it compiles the sources of the site
 */
export const toInstalledSources = (loader: object): {readonly rules: RuleSetRule[]} => ({
  rules: [{test: INSTALLED, use: [loader]}],
});
