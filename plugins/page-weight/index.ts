import path from 'node:path';

import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';

import {ISLANDS_DIR, STATIC_DIR} from '../api-files/folders';
import {findPackageFolder} from '../package-folder';
import {writeApiStylesheet} from './api-stylesheet';
import {toLeanRules} from './lean-rules';
import {PurgeStylesPlugin} from './purge-styles';
import {toSplitChunks} from './split-chunks';

/** Folders of what is rendered on the server alone. */
const SERVER_SOURCES = ['blog', 'docs', 'docs-api', 'src'];

const toPurge = (siteDir: string, apiStylesheet: string): PurgeStylesPlugin =>
  new PurgeStylesPlugin({
    islandsDir: path.join(siteDir, ISLANDS_DIR),
    sourceDirs: SERVER_SOURCES.map((folder) => path.join(siteDir, folder)),
    otherStyles: [path.join(siteDir, STATIC_DIR, apiStylesheet)],
  });

/** Modules that readers do without, or have a smaller one in the place of. */
const toAlias = (siteDir: string, isServer: boolean): Readonly<Record<string, string | false>> => ({
  [path.join(findPackageFolder(siteDir, '@docusaurus/theme-classic'), 'prism-include-languages')]:
    false,
  ...(!isServer && {
    '@docusaurus/utils-common$': path.join(__dirname, 'utils-common.ts'),
    'react-helmet-async$': path.join(siteDir, 'src/page-head/helmet.tsx'),
  }),
});

/** What script finds the stylesheet by. */
const toDefinition = ({DefinePlugin}: CurrentBundler['instance'], apiStylesheet: string) =>
  new DefinePlugin({API_STYLESHEET: JSON.stringify(apiStylesheet)});

/**
 * Keeps out of readers' browsers what they do not need.
 *
 * - Scripts: the syntax highlighter, because code is highlighted at build; most of `react-helmet-async` and
 *   `@docusaurus/utils-common`, which have smaller ones in their places; what translators are told, settings
 *   of the build and versions of plugins; and a chunk for each component, where pages of a kind share one.
 * - Styles: the console's before it is opened, those of API pages on pages of prose, rules that no page
 *   uses, and variables that never change.
 */
export default function pageWeight({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  // The author mode has them in its bundle.
  const apiStylesheet = isProduction ? writeApiStylesheet(siteDir) : '';

  return {
    name: 'page-weight',
    configureWebpack(config, isServer, {currentBundler: {instance}}) {
      const isForReaders = !isServer && isProduction;
      return {
        mergeStrategy: {'optimization.splitChunks': 'replace'},
        plugins: [
          toDefinition(instance, apiStylesheet),
          ...(isForReaders ? [toPurge(siteDir, apiStylesheet)] : []),
        ],
        resolve: {alias: toAlias(siteDir, isServer)},
        ...(isForReaders && {
          optimization: {splitChunks: toSplitChunks(config.optimization?.splitChunks)},
          module: {rules: toLeanRules(siteDir, generatedFilesDir)},
        }),
      };
    },
  };
}
