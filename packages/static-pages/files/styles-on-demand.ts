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
