const DOCS = [
  'theme-classic/lib/theme/(Doc|TOC|EditMetaRow|EditThisPage|PaginatorNavLink|BackToTop)',
  'plugin-content-docs/lib/client',
  'theme-common/lib/components/Collapsible',
  'packages/static-pages/(prose|theme/DocItem)',
  'docusaurus-plugin-content-docs/\\w+/__plugin.json$',
];

/** Bundles the code that all docs pages share into one chunk instead of a dozen. */
export const docsChunk = {
  name: 'docs',
  test: new RegExp(`/(${DOCS.join('|')})`.replaceAll('/', String.raw`[\\/]`)),
  chunks: 'async',
  enforce: true,
  priority: 45,
} as const;
