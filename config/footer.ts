import type {UserThemeConfig} from '@docusaurus/theme-common';

import {NAME} from './identity';
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
