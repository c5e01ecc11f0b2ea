import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {ISLANDS_DIR, STATIC_DIR} from '../api-pages/options';
import {writeApiStylesheet} from './api-stylesheet';
import {PurgeStylesPlugin} from './purge-styles';

/** Chunks whose styles come with them; those of all others are one stylesheet. */
const OWN_STYLES = new Set(['api-console']);

/** What pages of prose of every kind are made of, apart from their content. */
const PROSE_THEME =
  /[\\/](theme-classic[\\/]lib[\\/]theme[\\/](ContentVisibility|EditMetaRow|EditThisPage|Heading|Icon[\\/]Edit|LastUpdated|PaginatorNavLink|Tag[\\/]|TagsListInline|TOC)|theme-common[\\/]lib[\\/](?!.*(blog|tags|usePluralForm|Details))|src[\\/](islands|components[\\/](Prose|LoadState)))/;

/** What pages of docs have besides. */
const DOCS_THEME =
  /[\\/](theme-classic[\\/]lib[\\/]theme[\\/](BackToTop|Doc)|plugin-content-docs[\\/]lib[\\/]client|theme[\\/](NotFound|DocItem|ContentVisibility)|config[\\/]sections)/;

/** What pages of an API have besides. */
const API_PAGE = /[\\/]src[\\/](components[\\/]ApiPage|api-reference[\\/]enhance)/;

/** Folders of what is rendered on the server alone. */
const SERVER_SOURCES = ['blog', 'docs', 'src'];

const SHARED = {chunks: 'async', enforce: true, priority: 45};

interface Chunk {
  readonly name?: string;
}

interface SplitChunks {
  readonly cacheGroups?: {readonly styles?: object};
}

/** The stylesheet without what comes later, and one script for what pages of a kind share. */
function toSplitChunks(splitChunks: SplitChunks | false | undefined): object {
  if (splitChunks === false || splitChunks?.cacheGroups?.styles === undefined) {
    throw new Error('Docusaurus no longer collects styles in the cache group `styles`');
  }
  const {cacheGroups} = splitChunks;
  const chunks = ({name = ''}: Chunk): boolean => !OWN_STYLES.has(name);
  return {
    ...splitChunks,
    cacheGroups: {
      ...cacheGroups,
      styles: {...cacheGroups.styles, chunks},
      prose: {...SHARED, name: 'prose', test: PROSE_THEME},
      docs: {...SHARED, name: 'docs', test: DOCS_THEME},
      apiPage: {...SHARED, name: 'api-page', test: API_PAGE},
    },
  };
}

/**
 * Keeps out of readers' browsers what they do not need: the syntax highlighter, because code is
 * highlighted at build, the console's styles before it is opened, and rules that no page uses.
 */
export default function pageWeight({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const classicTheme = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));
  const isProduction = process.env.NODE_ENV === 'production';
  // The author mode has them in its bundle.
  const apiStylesheet = isProduction ? writeApiStylesheet(siteDir) : '';

  return {
    name: 'page-weight',
    configureWebpack: (config, isServer, {currentBundler}) => ({
      mergeStrategy: {'optimization.splitChunks': 'replace'},
      plugins: [
        new currentBundler.instance.DefinePlugin({API_STYLESHEET: JSON.stringify(apiStylesheet)}),
        ...(!isServer && isProduction
          ? [
              new PurgeStylesPlugin({
                islandsDir: path.join(siteDir, ISLANDS_DIR),
                sourceDirs: SERVER_SOURCES.map((folder) => path.join(siteDir, folder)),
                otherStyles: [path.join(siteDir, STATIC_DIR, apiStylesheet)],
              }),
            ]
          : []),
      ],
      resolve: {
        alias: {
          [path.join(classicTheme, 'prism-include-languages')]: false,
          ...(!isServer && {
            '@docusaurus/utils-common$': path.join(__dirname, 'utils-common.ts'),
            'react-helmet-async$': path.join(siteDir, 'src/page-head/helmet.tsx'),
          }),
        },
      },
      ...(!isServer &&
        isProduction && {
          optimization: {splitChunks: toSplitChunks(config.optimization?.splitChunks)},
          module: {
            rules: [
              {
                test: /\.js$/,
                include: [classicTheme, themeCommon],
                enforce: 'pre',
                use: path.join(__dirname, 'translation-loader.cjs'),
              },
              {
                test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
                use: path.join(__dirname, 'config-loader.cjs'),
              },
              {
                test: path.join(generatedFilesDir, 'site-metadata.json'),
                use: path.join(__dirname, 'metadata-loader.cjs'),
              },
            ],
          },
        }),
    }),
  };
}
