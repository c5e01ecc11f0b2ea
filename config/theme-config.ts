import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Api} from '@openapi-portal/openapi-model';

import {toFooter} from './footer';
import {SOCIAL_CARD} from './identity';
import {buildNavbar} from './navbar';

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
