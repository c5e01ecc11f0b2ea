import type {ThemeConfig} from '@docusaurus/theme-common';
import type {Api} from '@openapi-portal/openapi-model';

import {MARK, NAME} from './identity';
import {API_SECTION, type Section, sections} from './sections';
import {versionItems, versions} from './versions';

/** Escapes the name of a version for a regular expression. */
const toLiteral = ({name}: {readonly name: string}): string => name.replaceAll('.', '[.]');

/** Removes the trailing slash, because `activeBaseRegex` ends with `(/|$)`. */
const toBasePath = (to: string): string => to.replace(/\/$/, '');

/** Pattern for the base path of the docs, or of any of their versions. */
const DOCS = versions.length === 0 ? '/docs' : `/docs(/${versions.map(toLiteral).join('|/')})?`;

const toItem = ({label, to}: Section) => ({
  label,
  to,
  position: 'left' as const,
  activeBaseRegex: `^${toBasePath(to).replace('/docs', DOCS)}(/|$)`,
});

/** Builds the navbar with an item for each section. If there are several APIs, the API section is a menu. */
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
