import type {ThemeConfig} from '@docusaurus/theme-common';
import type {Api} from '@openapi-portal/openapi-model';

import {MARK, NAME} from './identity';
import {API_SECTION, type Section, sections} from './sections';
import {versionItems, versions} from './versions';

/** The name of a version as a pattern. */
const toLiteral = ({name}: {readonly name: string}): string => name.replaceAll('.', '[.]');

/** A section without its trailing slash, so that it matches the whole section. */
const toBasePath = (to: string): string => to.replace(/\/$/, '');

/** Matches the folder of the docs, or of any version of them. */
const DOCS = versions.length === 0 ? '/docs' : `/docs(/${versions.map(toLiteral).join('|/')})?`;

const toItem = ({label, to}: Section) => ({
  label,
  to,
  position: 'left' as const,
  activeBaseRegex: `^${toBasePath(to).replace('/docs', DOCS)}(/|$)`,
});

/** Builds an entry for each section. If there are several APIs, the API section has a menu. */
export const buildNavbar = (
  apis: readonly Pick<Api, 'label' | 'route'>[],
): ThemeConfig['navbar'] => {
  const items = apis.map(({label, route}) => ({label, to: `/${route}/`}));
  return {
    title: NAME,
    hideOnScroll: false,
    style: undefined,
    logo: {alt: '', src: MARK, width: 32, height: 32},
    items: [
      ...sections.map((section) =>
        section === API_SECTION && items.length > 1
          ? {...toItem(section), type: 'dropdown', items}
          : toItem(section),
      ),
      ...versionItems,
      {type: 'search', position: 'right'},
    ],
  };
};
