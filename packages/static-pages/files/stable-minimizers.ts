import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Configuration} from 'webpack';

type Minimizers = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;

const {SwcJsMinimizerRspackPlugin} = rspack;

type SwcOptions = NonNullable<
  ConstructorParameters<typeof SwcJsMinimizerRspackPlugin>[0]
>['minimizerOptions'];

/**
 * Uses the options of Docusaurus except for variable names. Rspack 1.7 passes `mangle.disableCharFreq` on to SWC,
 * although its types lack it.
 */
const createStableMinimizer = () =>
  new SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      ...getSwcJsMinimizerOptions(),
      mangle: {disableCharFreq: true},
    } as SwcOptions,
  });

/**
 * Replaces the script minimizer of Docusaurus by one whose output does not depend on the bundler's caches. By default
 * SWC names variables by the frequency of letters, including those of temporary hashes, which differ with the cache
 * (https://github.com/web-infra-dev/rspack/issues/14089).
 */
export const toStableMinimizers = (minimizers: Minimizers = []): Minimizers =>
  minimizers.map((one) =>
    one instanceof SwcJsMinimizerRspackPlugin ? createStableMinimizer() : one,
  ) as Minimizers;
