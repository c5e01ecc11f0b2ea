import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as ThemeOptions} from '@docusaurus/theme-classic';
import type {Config} from '@docusaurus/types';
import type {PluginOptions as OpenApiOptions} from 'docusaurus-plugin-openapi-docs/src/types';

import type {ApiPages} from '@openapi-portal/docusaurus-openapi';
import machineReadableTheme, {
  contractFiles,
  type ContractFilesOptions,
  rootFiles,
  type RootFilesOptions,
} from '@openapi-portal/machine-readable';
import {toNotices} from '@openapi-portal/notices';
import offline from '@openapi-portal/offline';
import apiReleases, {type ReleasesOptions} from '@openapi-portal/openapi-releases';
import {sandboxFile} from '@openapi-portal/openapi-sandbox';
import {toThemeConfig, toThemes} from '@openapi-portal/site-search';
import staticPages, {
  leanDocs,
  movedAnchors,
  type MovedAnchorsOptions,
  type StaticPagesOptions,
  STATIC_DIR,
  withUnpublishedOptions,
} from '@openapi-portal/static-pages';
import authorOverlay from '@openapi-portal/static-pages/overlay';

import {readAnnouncement} from './config/announcement';
import {createPrograms} from './config/programs';
import {CHANGELOG, createPages} from './config/api-pages';
import {blog} from './config/blog';
import {checkedProse} from './config/checked-prose';
import {edit} from './config/edit';
import {CLAIM, createIdentity, FAVICON, NAME} from './config/identity';
import {licences} from './config/licences';
import {machineReadable} from './config/machine-readable';
import {buildMarkdownOptions} from './config/markdown';
import {readMovedAnchors} from './config/moved-anchors';
import {createRedirects} from './config/redirect-options';
import {readReportLink} from './config/report-link';
import {search} from './config/search';
import {security} from './config/security-contact';
import {buildSitemapOptions} from './config/sitemap';
import {stylesheets} from './config/stylesheets';
import {buildThemeConfig} from './config/theme-config';
import {i18n, listTranslations, toLocaleBase} from './config/translations';
import {unusedClasses} from './config/unused-styles';
import {docsVersions} from './config/versions';

const root = process.env.BASE_URL ?? '/';
const baseUrl = toLocaleBase(root);
const url = process.env.SITE_URL ?? 'https://docs.example.com';
const pages = createPages(__dirname, baseUrl);

/** Docusaurus' docs plugin, which generates the pages of the APIs before it reads them. */
const API_DOCS = '@openapi-portal/docusaurus-openapi/docs';

/** In the dev server `checkedProse` reports what leads nowhere, in fewer words, and the page stays. */
const onBroken = process.env.NODE_ENV === 'development' ? 'ignore' : 'throw';

const createConfig = async (): Promise<Config> => ({
  title: NAME,
  tagline: CLAIM,
  favicon: FAVICON,
  url,
  baseUrl: root,
  i18n,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {hooks: {onBrokenMarkdownLinks: onBroken, onBrokenMarkdownImages: onBroken}},
  future: {v4: true, faster: true},
  staticDirectories: ['static', STATIC_DIR],
  plugins: [
    authorOverlay,
    './src/api-data/index.ts',
    toNotices(licences),
    createIdentity(baseUrl),
    checkedProse,
    [
      leanDocs,
      {
        path: 'docs',
        sidebarPath: './sidebars.ts',
        ...docsVersions,
        ...edit,
        ...buildMarkdownOptions(__dirname, 'note'),
      } satisfies DocsOptions,
    ],
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'openapi',
        docsPlugin: API_DOCS,
        docsPluginId: 'api',
        config: await pages.complete({
          'Ciso-API': {
            specPath: 'openapi/ciso-api.yaml',
            outputDir: 'docs-api/Ciso-API',
            sidebarOptions: {groupPathsBy: 'tag', sidebarCollapsible: false},
          },
        }),
      } satisfies OpenApiOptions,
    ],
    [
      API_DOCS,
      {
        id: 'api',
        path: 'docs-api',
        routeBasePath: 'docs/API',
        sidebarPath: './sidebars-api.ts',
        docItemComponent: '@theme/ApiItem',
        ...edit,
        ...buildMarkdownOptions(__dirname, 'note'),
        pages,
      } satisfies DocsOptions & {pages: ApiPages},
    ],
    withUnpublishedOptions(apiReleases, {
      apis: pages.apis,
      page: CHANGELOG,
    } satisfies ReleasesOptions),
    withUnpublishedOptions(contractFiles, {
      apis: pages.apis,
      lines: pages.lines,
      derivedFiles: [sandboxFile],
    } satisfies ContractFilesOptions),
    createPrograms(__dirname, {url, baseUrl}, pages.apis),
    withUnpublishedOptions(rootFiles, {security} satisfies RootFilesOptions),
    [
      '@docusaurus/plugin-content-blog',
      {...blog, ...buildMarkdownOptions(__dirname, 'link')} satisfies BlogOptions,
    ],
    [
      '@docusaurus/plugin-content-pages',
      buildMarkdownOptions(__dirname, 'link') satisfies PagesOptions,
    ],
    ['@docusaurus/plugin-sitemap', buildSitemapOptions(__dirname, pages.apis)],
    createRedirects(__dirname, pages.apis),
    offline,
    withUnpublishedOptions(movedAnchors, {
      places: readMovedAnchors(__dirname),
    } satisfies MovedAnchorsOptions),
  ],
  themes: [
    [
      '@openapi-portal/static-pages/classic-theme',
      {customCss: './src/css/index.css'} satisfies ThemeOptions,
    ],
    'docusaurus-theme-openapi-docs',
    withUnpublishedOptions(staticPages, {
      contentDirs: ['docs', 'docs-api', 'blog', ...Object.values(listTranslations())],
      serverStyles: ['src/components/PageList/styles.module.css'],
      unusedClasses,
      stylesheets,
    } satisfies StaticPagesOptions),
    pages.theme,
    '@openapi-portal/openapi-sandbox',
    ...toThemes(search),
    withUnpublishedOptions(machineReadableTheme, machineReadable),
  ],
  themeConfig: {
    ...buildThemeConfig(baseUrl, pages.apis),
    ...toThemeConfig(search),
    announcementBar: readAnnouncement(pages.apis, __dirname, baseUrl + CHANGELOG),
  },
  customFields: readReportLink(__dirname, pages.apis),
});

export default createConfig;
