/** The stock theme of docusaurus-openapi-docs, configured as in its documentation. */
export default {
  title: 'Reference',
  url: 'https://docs.example.com',
  baseUrl: '/',
  future: {v4: true, faster: true},
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {routeBasePath: '/', sidebarPath: './sidebars.mjs', docItemComponent: '@theme/ApiItem'},
    ],
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'api',
        docsPluginId: 'default',
        config: {
          api: {
            specPath: 'openapi.json',
            outputDir: 'docs/api',
            sidebarOptions: {groupPathsBy: 'tag'},
          },
        },
      },
    ],
  ],
  themes: ['@docusaurus/theme-classic', 'docusaurus-theme-openapi-docs'],
};
