import type {RuleSetRule} from 'webpack';

const INSTALLED = /[\\/]node_modules[\\/]@openapi-portal[\\/](?:(?!node_modules).)*\.tsx?$/;

/**
 * Returns a bundler rule that compiles the sources of our packages in `node_modules`. Docusaurus only compiles the
 * JavaScript of its own packages there.
 *
 * @param loader the one for the site's sources
 */
export const toInstalledSources = (loader: object): {readonly rules: RuleSetRule[]} => ({
  rules: [{test: INSTALLED, use: [loader]}],
});
