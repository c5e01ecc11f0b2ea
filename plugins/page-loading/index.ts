import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {findPackageFolder} from '../package-folder';

/**
 * Puts the portal's own page loading (`src/page-loading/`) in the place of what Docusaurus brings:
 * `react-loadable`, the helpers that prefetch and preload, the progress bar of the classic theme, whose delay
 * cannot be set, and the start of its script. In the browser only: the server goes on using the originals.
 */
export default function pageLoading({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const classicTheme = findPackageFolder(siteDir, '@docusaurus/theme-classic');
  const own = (name: string): string => path.join(siteDir, 'src/page-loading', name);

  return {
    name: 'page-loading',
    getClientModules: () => [own('load-ahead.ts')],
    configureWebpack(_config, isServer, {currentBundler}) {
      const alias = {[path.join(classicTheme, 'nprogress')]: own('progress-bar.ts')};
      if (isServer) return {resolve: {alias}};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        // The author mode serves empty pages: nothing is there to be painted first.
        ...(process.env.NODE_ENV === 'production' && {entry: own('start.ts')}),
        resolve: {alias: {...alias, 'react-loadable$': own('loadable.tsx')}},
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/prefetch$/, own('prefetch-file.ts')),
          new NormalModuleReplacementPlugin(/^\.\/preload$/, own('preload-page.ts')),
        ],
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              use: path.join(__dirname, 'registry-loader.cjs'),
            },
          ],
        },
      };
    },
  };
}
