export interface Site {
  readonly title: string;
  /** Last segment of the API's URL. */
  readonly id: string;
  /** The contract, relative to the site. */
  readonly specPath: string;
  /** CSS colour of the form #rrggbb. */
  readonly primary: string;
  /** Version of the preset. */
  readonly version: string;
}

const DOCUSAURUS = '^3.10.2';
const REACT = '^19.0.0';

const toManifest = ({id, version}: Site) => ({
  name: id,
  version: '0.0.0',
  private: true,
  scripts: {start: 'docusaurus start', build: 'docusaurus build', serve: 'docusaurus serve'},
  dependencies: {
    '@docusaurus/core': DOCUSAURUS,
    '@docusaurus/faster': DOCUSAURUS,
    '@docusaurus/preset-classic': DOCUSAURUS,
    '@mdx-js/react': '^3.0.0',
    '@openapi-portal/preset': version,
    react: REACT,
    'react-dom': REACT,
  },
  engines: {node: '>=20.19'},
  // As in Docusaurus' own template. Without it, the build warns about styles for browsers that nobody supports.
  browserslist: {
    production: ['>0.5%', 'not dead', 'not op_mini all'],
    development: ['last 3 chrome version', 'last 3 firefox version', 'last 5 safari version'],
  },
});

const formatConfig = ({
  title,
  id,
  specPath,
}: Site): string => `// Options: https://docusaurus.io/docs/configuration
export default {
  title: ${JSON.stringify(title)},
  // The address where you publish the portal.
  url: 'http://localhost:3000',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  future: {v4: true, faster: true},
  presets: [
    ['classic', {docs: {routeBasePath: 'guides'}, blog: false, theme: {customCss: './src/colours.css'}}],
    ['@openapi-portal/preset', {apis: {${JSON.stringify(id)}: {specPath: ${JSON.stringify(specPath)}}}}],
  ],
  themeConfig: {
    navbar: {
      title: ${JSON.stringify(title)},
      items: [
        {to: '/guides', label: 'Guides'},
        {to: ${JSON.stringify(`/api/${id}`)}, label: 'API'},
      ],
    },
  },
};
`;

/** Mixes the shades that Docusaurus' theme wants of the one colour. */
const formatColours = ({primary}: Site): string => {
  const mix = (share: number, other: string): string =>
    `color-mix(in srgb, ${primary} ${share}%, ${other})`;
  return `:root {
  --ifm-color-primary: ${primary};
  --ifm-color-primary-dark: ${mix(90, 'black')};
  --ifm-color-primary-darker: ${mix(85, 'black')};
  --ifm-color-primary-darkest: ${mix(70, 'black')};
  --ifm-color-primary-light: ${mix(90, 'white')};
  --ifm-color-primary-lighter: ${mix(85, 'white')};
  --ifm-color-primary-lightest: ${mix(70, 'white')};
}

[data-theme='dark'] {
  --ifm-color-primary: ${mix(50, 'white')};
  --ifm-color-primary-dark: ${mix(60, 'white')};
  --ifm-color-primary-light: ${mix(40, 'white')};
}
`;
};

const formatHome = ({id}: Site): string => `import {Redirect} from '@docusaurus/router';

export default function Home() {
  return <Redirect to="/api/${id}" />;
}
`;

const formatGuide = ({id}: Site): string => `---
slug: /
---

# Get started

Write here what your readers need before they call the API. The reference of its operations is
[next to this page](/api/${id}).
`;

/** Builds the files of a site, by path. */
export const toSiteFiles = (site: Site): Readonly<Record<string, string>> => ({
  'package.json': `${JSON.stringify(toManifest(site), null, 2)}\n`,
  'docusaurus.config.mjs': formatConfig(site),
  'src/colours.css': formatColours(site),
  'src/pages/index.jsx': formatHome(site),
  'docs/index.md': formatGuide(site),
  '.gitignore': 'node_modules/\n.docusaurus/\nbuild/\n',
});
