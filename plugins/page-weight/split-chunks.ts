/** Chunks whose styles come with them; those of all others are one stylesheet. */
const OWN_STYLES = new Set(['api-console']);

/** What pages of prose of every kind are made of, apart from their content. */
const PROSE_THEME = [
  ...[
    'ContentVisibility',
    'EditMetaRow',
    'EditThisPage',
    'Heading',
    'Icon/Edit',
    'PaginatorNavLink',
    'Tag/',
    'TagsListInline',
    'TOC',
  ].map((component) => `theme-classic/lib/theme/${component}`),
  'theme-common/lib/(?!.*(blog|tags|usePluralForm|Details))',
  'src/islands',
  'src/components/Prose',
  'src/components/LoadState',
  'src/dates',
  'src/theme/LastUpdated',
];

/** What pages of docs have besides. */
const DOCS_THEME = [
  'theme-classic/lib/theme/BackToTop',
  'theme-classic/lib/theme/Doc',
  'plugin-content-docs/lib/client',
  'theme/NotFound',
  'theme/DocItem',
  'theme/ContentVisibility',
  'config/sections',
];

/** What pages of an API have besides. */
const API_PAGE = ['src/api-reference/theme', 'src/api-reference/enhance'];

const SHARED = {chunks: 'async', enforce: true, priority: 45};

/** Modules whose paths hold one of these beginnings, on every system. */
const toPattern = (beginnings: readonly string[]): RegExp =>
  new RegExp(`/(${beginnings.join('|')})`.replaceAll('/', String.raw`[\\/]`));

const toGroup = (name: string, beginnings: readonly string[]): object => ({
  ...SHARED,
  name,
  test: toPattern(beginnings),
});

interface Chunk {
  readonly name?: string;
}

interface SplitChunks {
  readonly cacheGroups?: {readonly styles?: object};
}

/**
 * The stylesheet without what comes later, and one script for what pages of a kind share.
 *
 * @param splitChunks as Docusaurus configures it
 * @throws Error where that is not as it was
 */
export function toSplitChunks(splitChunks: SplitChunks | false | undefined): object {
  if (splitChunks === false || splitChunks?.cacheGroups?.styles === undefined) {
    throw new Error('Docusaurus no longer collects styles in the cache group `styles`');
  }
  const {cacheGroups} = splitChunks;
  const chunks = ({name = ''}: Chunk): boolean => !OWN_STYLES.has(name);
  return {
    ...splitChunks,
    cacheGroups: {
      ...cacheGroups,
      styles: {...cacheGroups.styles, chunks},
      prose: toGroup('prose', PROSE_THEME),
      docs: toGroup('docs', DOCS_THEME),
      apiPage: toGroup('api-page', API_PAGE),
    },
  };
}
