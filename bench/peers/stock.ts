import {toBuiltSite} from './built-site';

const docusaurus = [process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'];

export const stock = toBuiltSite({
  name: 'stock',
  title: 'Stock theme (docusaurus-openapi-docs)',
  packageName: 'docusaurus-theme-openapi-docs',
  address: '/api/create-user/',
  operation: 'main',
  commands: [
    [...docusaurus, 'gen-api-docs', 'api'],
    [...docusaurus, 'build'],
  ],
  env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  output: 'build',
});
