import path from 'node:path';

import {findPackageFolder} from '../package-folder';

const toLoader = (name: string): string => path.join(__dirname, name);

/**
 * Rules of the bundler by which what Docusaurus puts in every page travels without what browsers do not read:
 * descriptions for translators, settings of the build, and the versions of plugins.
 *
 * @param generatedFilesDir absolute path of `.docusaurus/`
 */
export const toLeanRules = (siteDir: string, generatedFilesDir: string) => [
  {
    test: /\.js$/,
    include: ['@docusaurus/theme-classic', '@docusaurus/theme-common'].map((name) =>
      findPackageFolder(siteDir, name),
    ),
    enforce: 'pre' as const,
    use: toLoader('translation-loader.cjs'),
  },
  {
    test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
    use: toLoader('config-loader.cjs'),
  },
  {
    test: path.join(generatedFilesDir, 'site-metadata.json'),
    use: toLoader('metadata-loader.cjs'),
  },
];
