import type {Options as ClassicOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {createPages} from '@openapi-portal/preset';

import {baseUrl, root, url} from './config/address';
import {buildThemeConfig, readAnnouncement} from './config/theme-config';
import {blog} from './config/blog';
import {docs} from './config/docs';
import {future} from './config/future';
import {CLAIM, createIdentity, FAVICON, NAME} from './config/identity';
import {buildMarkdownOptions, onBroken} from './config/markdown';
import {createMovedAnchors} from './config/moved-anchors';
import {buildStaticPages, CHANGELOG, portal} from './config/portal';
import {createPrograms} from './config/programs';
import {createRedirects} from './config/redirect-options';
import {readReportLink} from './config/report-link';
import {buildSitemapOptions} from './config/sitemap';
import {i18n} from './config/translations';

/** APIs have the format of the `config` option of docusaurus-plugin-openapi-docs, which the preset adds. */
export default async function createConfig(): Promise<Config> {
  const pages = createPages({siteDir: __dirname, baseUrl}, portal);
  const apis = await pages.complete({
    'Ciso-API': {
      specPath: 'openapi/ciso-api.yaml',
      outputDir: 'docs-api/Ciso-API',
      sidebarOptions: {groupPathsBy: 'tag', sidebarCollapsible: false},
    },
  });
  const classic: ClassicOptions = {
    docs: {...docs, ...buildMarkdownOptions(__dirname, 'note')},
    blog: {...blog, ...buildMarkdownOptions(__dirname, 'link')},
    pages: buildMarkdownOptions(__dirname, 'link'),
    sitemap: buildSitemapOptions(__dirname, pages.apis),
    theme: {customCss: './src/css/index.css'},
    svgr: false,
    debug: false,
  };
  return {
    title: NAME,
    tagline: CLAIM,
    favicon: FAVICON,
    url,
    baseUrl: root,
    i18n,
    future,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {hooks: {onBrokenMarkdownLinks: onBroken, onBrokenMarkdownImages: onBroken}},
    presets: [
      ['@openapi-portal/static-pages/classic-preset', classic],
      ['@openapi-portal/preset', {...portal, ...buildStaticPages(pages.apis), apis, pages}],
    ],
    plugins: [
      './src/api-data/index.ts',
      createIdentity(baseUrl),
      createPrograms(__dirname, {url, baseUrl}, pages.apis),
      createRedirects(__dirname, pages.apis),
      createMovedAnchors(__dirname),
    ],
    themeConfig: {
      ...buildThemeConfig(baseUrl, pages.apis),
      announcementBar: readAnnouncement(pages.apis, __dirname, baseUrl + CHANGELOG),
    },
    customFields: await readReportLink(__dirname, pages.generated),
  };
}
