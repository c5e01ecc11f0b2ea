/** How the name of a chunk begins whose styles come with it. */
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
 * The configuration of the bundler in which the styles of chunks named `on-demand-...` are loaded with them:
 * Docusaurus puts those of all scripts in the one file of every page.
 */
export const stylesOnDemand = (isServer: boolean) =>
  isServer || process.env.NODE_ENV !== 'production' ? {} : OWN_STYLES;
