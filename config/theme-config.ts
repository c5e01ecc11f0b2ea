import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Api} from '@openapi-portal/openapi-model';
import fs from 'node:fs';
import path from 'node:path';
import {INDEX, parseIndex, RELEASES_DIR, toReleaseAnchor} from '@openapi-portal/openapi-releases';

import {NAME, SOCIAL_CARD} from './identity';
import {buildNavbar} from './navbar';
import {licences} from './licences';
import {sections} from './sections';
import {productVersion} from '../src/product/version';

/** Builds a link to a static file. By default, the theme would pass the link to the router or open it in a new tab. */
const toFileLink = (address: string, label: string) => ({
  label,
  to: `pathname://${address}`,
  target: '_self',
  rel: 'nofollow',
});

/** @param baseUrl path of the site on its host */
export const toFooter = (baseUrl: string): UserThemeConfig['footer'] => ({
  style: 'light',
  links: [
    ...sections.map(({label, to}) => ({label, to})),
    {label: 'Definitions', to: '/docs/introduction/definitions'},
    {label: 'Blog', to: '/blog'},
    {label: 'Trust', to: '/docs/trust'},
    {label: 'About these docs', to: '/markdown-page'},
    toFileLink(`${baseUrl}${licences.file}`, 'Licences of software'),
  ],
  copyright: `Copyright © 2022 ${NAME}. These pages describe ${NAME} ${productVersion}.`,
});

/**
 * Builds the announcement bar for the newest release of the first API. Each release has its own id, so readers who
 * closed the last announcement see the next one. Invalid release files are ignored here, because the build reports
 * them.
 *
 * @param changelog URL of the changelog page, with the base path
 */
export function readAnnouncement(
  [api]: readonly Pick<Api, 'id' | 'label'>[],
  siteDir: string,
  changelog: string,
): UserThemeConfig['announcementBar'] {
  if (api === undefined) return undefined;
  const {id, label} = api;
  const file = path.join(siteDir, RELEASES_DIR, id, INDEX);
  if (!fs.existsSync(file)) return undefined;
  const [newest] = parseIndex({file, text: fs.readFileSync(file, 'utf8')}, []) ?? [];
  if (newest === undefined) return undefined;
  const anchor = toReleaseAnchor(id, newest.version);
  return {
    id: anchor,
    content: `${label} ${newest.version} is out: <a href="${changelog}#${anchor}">see what changed</a>`,
    isCloseable: true,
  };
}

/** @param baseUrl path of the site on its host */
export const buildThemeConfig = (baseUrl: string, apis: readonly Api[] = []) =>
  ({
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false},
    },
    footer: toFooter(baseUrl),
    navbar: buildNavbar(apis),
    // `static-pages` highlights code during the build, so Docusaurus' default theme would only make each page
    // larger.
    prism: {theme: {plain: {}, styles: []}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    image: SOCIAL_CARD.file,
  }) satisfies UserThemeConfig;
