import type {Place} from './engine/types';

/** Search in the reader's browser: this package. */
export interface LocalOptions {
  readonly provider: 'local';
  /** Name in the browser's list of search engines: 16 characters at most (OpenSearch 1.1). */
  readonly name: string;
  /** The list of all pages, below the base URL: the target of the button without JavaScript. */
  readonly contents: string;
  /** Common questions in readers' words, with their answers, shown before the reader types. */
  readonly questions: readonly Place[];
  /** YAML file of synonyms, relative to the site; see `readSynonyms`. */
  readonly synonyms?: string;
}

/**
 * DocSearch of Algolia, by Docusaurus' own theme.
 *
 * @see https://docusaurus.io/docs/search#using-algolia-docsearch
 */
export interface AlgoliaOptions {
  readonly provider: 'algolia';
  readonly settings: {
    readonly appId: string;
    readonly apiKey: string;
    readonly indexName: string;
    readonly [name: string]: unknown;
  };
}

/**
 * Typesense, which a team can run itself.
 *
 * @see https://typesense.org/docs/guide/docsearch.html
 */
export interface TypesenseOptions {
  readonly provider: 'typesense';
  readonly settings: {
    readonly typesenseCollectionName: string;
    readonly typesenseServerConfig: Readonly<Record<string, unknown>>;
    readonly [name: string]: unknown;
  };
}

export type SearchOptions = LocalOptions | AlgoliaOptions | TypesenseOptions;

/** Builds the part of `themeConfig` that an external search service needs. */
export const toThemeConfig = (options: SearchOptions): Readonly<Record<string, unknown>> =>
  options.provider === 'local' ? {} : {[options.provider]: options.settings};

/** A name that is longer is no name to a browser (OpenSearch 1.1). */
const LONGEST_NAME = 16;

/** @throws Error if the name is too long for OpenSearch */
export function checkName(name: string): void {
  if (name.length <= LONGEST_NAME) return;
  throw new Error(
    `The search is called "${name}" (${name.length} characters): browsers take ${LONGEST_NAME} at most. Shorten \`name\` in its options.`,
  );
}
