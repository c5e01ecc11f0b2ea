import path from 'node:path';

import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';

import {ISLANDS_DIR, STATIC_DIR} from 'openapi-static/files/folders';
import {writeApiStylesheet} from 'openapi-static/page/stylesheet';
import {PurgeStylesPlugin} from './stylesheet/purge-styles';
import {toSplitChunks} from './split-chunks/split-chunks';

/** Folders of what is rendered on the server alone. */
const SERVER_SOURCES = ['blog', 'docs', 'packages', 'src'];

const toPurge = (siteDir: string, apiStylesheet: string): PurgeStylesPlugin =>
  new PurgeStylesPlugin({
    islandsDir: path.join(siteDir, ISLANDS_DIR),
    sourceDirs: SERVER_SOURCES.map((folder) => path.join(siteDir, folder)),
    otherStyles: [path.join(siteDir, STATIC_DIR, apiStylesheet)],
  });

/** Modules in whose place readers have a smaller one. */
const ALIAS = {
  '@docusaurus/utils-common$': path.join(__dirname, 'utils-common/utils-common.ts'),
  'react-helmet-async$': path.join(__dirname, 'react-helmet-async/helmet.tsx'),
};

/** What script finds the stylesheet by. */
const toDefinition = ({DefinePlugin}: CurrentBundler['instance'], apiStylesheet: string) =>
  new DefinePlugin({API_STYLESHEET: JSON.stringify(apiStylesheet)});

/**
 * Keeps out of readers' browsers what they do not need.
 *
 * - Scripts: the syntax highlighter, because code is highlighted at build; most of `react-helmet-async` and
 *   `@docusaurus/utils-common`, which have smaller ones in their places; and a chunk for each component, where
 *   pages of a kind share one.
 * - Styles: the console's before it is opened, those of API pages on pages of prose, rules that no page
 *   uses, and variables that never change.
 */
export default function pageWeight({siteDir}: LoadContext): Plugin {
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
        ...(!isServer && {resolve: {alias: ALIAS}}),
        ...(isForReaders && {
          optimization: {splitChunks: toSplitChunks(config.optimization?.splitChunks)},
        }),
      };
    },
  };
}
