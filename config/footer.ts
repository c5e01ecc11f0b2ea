import type {UserThemeConfig} from '@docusaurus/theme-common';

import {sections} from './sections';

export const footer: UserThemeConfig['footer'] = {
  style: 'light',
  links: [
    {
      title: 'Documentation',
      items: sections.slice(0, 4).map(({label, to}) => ({label, to})),
    },
    {
      title: 'More',
      items: [
        ...sections.slice(4).map(({label, to}) => ({label, to})),
        {label: 'Blog', to: '/blog'},
        {label: 'About these docs', to: '/markdown-page'},
      ],
    },
  ],
  copyright: 'Copyright © 2022 CyberView',
};
