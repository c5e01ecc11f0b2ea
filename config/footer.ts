import type {UserThemeConfig} from '@docusaurus/theme-common';

import {NAME} from './identity';
import {licences} from './licences';
import {sections} from './sections';

/** A file and no page: the theme's own link would ask the router for it. */
const toFileLink = (address: string, label: string): string =>
  `<a class="footer__link-item" href="${address}" rel="nofollow">${label}</a>`;

/** @param baseUrl where the site stands on its host */
export const toFooter = (baseUrl: string): UserThemeConfig['footer'] => ({
  style: 'light',
  links: [
    ...sections.map(({label, to}) => ({label, to})),
    {label: 'Blog', to: '/blog'},
    {label: 'About these docs', to: '/markdown-page'},
    {html: toFileLink(`${baseUrl}${licences.file}`, 'Licences of software')},
  ],
  copyright: `Copyright © 2022 ${NAME}`,
});
