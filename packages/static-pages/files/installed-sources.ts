import type {RuleSetRule} from 'webpack';

/** Sources of packages that a site has installed beside this one. */
const INSTALLED = /[\\/]node_modules[\\/]@openapi-portal[\\/](?:(?!node_modules).)*\.tsx?$/;

/**
 * Compiles the sources of these packages in `node_modules`, where Docusaurus only compiles the JavaScript of its
 * own packages.
 *
 * @param loader of the site's sources
 */
export const toInstalledSources = (loader: object): {readonly rules: RuleSetRule[]} => ({
  rules: [{test: INSTALLED, use: [loader]}],
});
