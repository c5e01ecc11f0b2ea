import type {Place} from './engine/types';

export interface LocalOptions {
  readonly provider: 'local';
  /** Name in the browser's list of search engines, at most 16 characters (OpenSearch 1.1). */
  readonly name: string;
  /** Path of the list of all pages, below the base URL. The search button links there without JavaScript. */
  readonly contents: string;
  /** Path of the page that says how to ask an assistant, which an empty result links. */
  readonly assistant?: string;
  /** Common questions with links to their answers, shown before the reader types. */
  readonly questions: readonly Place[];
  /** YAML file of synonyms, relative to the site folder. See `readSynonyms`. */
  readonly synonyms?: string;
}

/**
 * Options for Algolia DocSearch, which uses Docusaurus' own theme.
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
 * Options for Typesense, which can be self-hosted.
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

/** Returns the part of `themeConfig` that an external search service requires. */
export const toThemeConfig = (options: SearchOptions): Readonly<Record<string, unknown>> =>
  options.provider === 'local' ? {} : {[options.provider]: options.settings};

/** Maximum length of a name in OpenSearch 1.1, in characters. */
const LONGEST_NAME = 16;

/** @throws Error if the name is too long for OpenSearch */
export function checkName(name: string): void {
  if (name.length <= LONGEST_NAME) return;
  throw new Error(
    `The name of the search, "${name}", has ${name.length} characters; browsers allow ${LONGEST_NAME}. Shorten the option \`name\`.`,
  );
}
