import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Configuration} from 'webpack';

type Minimizers = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;

const {SwcJsMinimizerRspackPlugin} = rspack;

type SwcOptions = NonNullable<
  ConstructorParameters<typeof SwcJsMinimizerRspackPlugin>[0]
>['minimizerOptions'];

/** Docusaurus' own options, but for how variables are named; Rspack 1.7 hands that on, and its types do not name it. */
const createStableMinimizer = () =>
  new SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      ...getSwcJsMinimizerOptions(),
      mangle: {disableCharFreq: true},
    } as SwcOptions,
  });

/**
 * Replaces Docusaurus' script minimizer by one with the same output regardless of the bundler's caches. SWC names
 * variables by the frequency of letters, which includes temporary hashes that the bundler's caches change
 * (https://github.com/web-infra-dev/rspack/issues/14089).
 */
export const toStableMinimizers = (minimizers: Minimizers = []): Minimizers =>
  minimizers.map((one) =>
    one instanceof SwcJsMinimizerRspackPlugin ? createStableMinimizer() : one,
  ) as Minimizers;
