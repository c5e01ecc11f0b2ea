import {createRequire} from 'node:module';

import type {rspack} from '@docusaurus/faster';
import type {PostCssOptions} from '@docusaurus/types';
import type {Configuration, RuleSetRule} from 'webpack';

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

const POLYFILLS = 'postcss-preset-env';

/**
 * Keeps cascade layers as they are. For browsers without layers, such as Opera Mini, which a site without
 * `browserslist` supports, postcss-preset-env 10 gives every rule more specificity instead. The stylesheets of pages are
 * files of their own, which would then lose to Docusaurus' styles in every browser.
 */
export const keepCascadeLayers = (options: PostCssOptions): PostCssOptions => ({
  ...options,
  plugins: options.plugins.map((plugin) => {
    const [file, given] = Array.isArray(plugin) ? (plugin as [unknown, {features?: object}?]) : [];
    if (typeof file !== 'string' || !file.includes(POLYFILLS)) return plugin;
    return [file, {...given, features: {...given?.features, 'cascade-layers': false}}];
  }),
});

type Minimizers = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;

type SwcOptions = NonNullable<
  ConstructorParameters<typeof rspack.SwcJsMinimizerRspackPlugin>[0]
>['minimizerOptions'];

/** Loads Rspack only when it is needed, because sites that do not use it need not install it. */
const loadRspack = () =>
  createRequire(__filename)('@docusaurus/faster') as typeof import('@docusaurus/faster');

/**
 * Replaces the script minimizer of Docusaurus by one whose output does not depend on the bundler's caches. By default
 * SWC names variables by the frequency of letters, including those of temporary hashes, which differ with the cache
 * (https://github.com/web-infra-dev/rspack/issues/14089).
 */
export function toStableMinimizers(minimizers: Minimizers = []): Minimizers {
  const {getSwcJsMinimizerOptions, rspack: bundler} = loadRspack();
  // Rspack 1.7 passes `mangle.disableCharFreq` on to SWC, although its types lack it.
  const options = {...getSwcJsMinimizerOptions(), mangle: {disableCharFreq: true}} as SwcOptions;
  const {SwcJsMinimizerRspackPlugin} = bundler;
  return minimizers.map((one) =>
    one instanceof SwcJsMinimizerRspackPlugin
      ? new SwcJsMinimizerRspackPlugin({minimizerOptions: options})
      : one,
  ) as Minimizers;
}

/** Prefix of chunks whose styles load with them. */
const PREFIX = 'on-demand-';

interface Chunk {
  readonly name?: string | null;
}

const OWN_STYLES = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: {chunks: ({name}: Chunk): boolean => name?.startsWith(PREFIX) !== true},
      },
    },
  },
};

/**
 * Returns a bundler configuration in which chunks named `on-demand-…` load their own styles. Docusaurus puts all
 * other styles into one file for every page. Empty for the server and in development.
 */
export const stylesOnDemand = (isServer: boolean) =>
  isServer || process.env.NODE_ENV !== 'production' ? {} : OWN_STYLES;
