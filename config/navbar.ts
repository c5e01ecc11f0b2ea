import type {ThemeConfig} from '@docusaurus/theme-common';

import {MARK, NAME} from './identity';
import {sections} from './sections';

/** A section without its trailing slash, so that it matches the whole section. */
const toBasePath = (to: string): string => to.replace(/\/$/, '');

export const navbar: ThemeConfig['navbar'] = {
  title: NAME,
  hideOnScroll: false,
  style: undefined,
  logo: {alt: '', src: MARK, width: 32, height: 32},
  items: [
    ...sections.map(({label, to}) => ({
      label,
      to,
      position: 'left' as const,
      activeBaseRegex: `^${toBasePath(to)}(/|$)`,
    })),
    {type: 'search', position: 'right'},
  ],
};
