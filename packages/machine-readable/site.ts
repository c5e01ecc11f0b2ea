import type {OlderVersion} from '@openapi-portal/static-pages/built-pages';

/** A version of docs that is not the default. */
export interface NamedVersion extends OlderVersion {
  /** Trimmed path of its first page. */
  readonly first: string;
}

/** The data that all pages of a site share, as plain data for workers. */
export interface BuiltSite {
  /** Address of the site with its base URL, ending in a slash. */
  readonly address: string;
  /** Path of the site on its host. */
  readonly baseUrl: string;
  readonly outDir: string;
  readonly siteDir: string;
  /** The suffix that Docusaurus appends to each title. */
  readonly titleEnd: string;
  readonly versions: readonly NamedVersion[];
  /** Files of the pages, relative to the build, by their trimmed paths. */
  readonly files: ReadonlyMap<string, string>;
  /** Targets of links from other pages, as trimmed path and anchor: `docs/api#errors`. */
  readonly targets: ReadonlySet<string>;
  /** Classes of elements that repeat other content. */
  readonly leaveOut: readonly string[];
  /** Paths at and below which third parties wrote the text. */
  readonly thirdParty: readonly string[];
}

/** The summary of a page in a list of pages. */
export interface PageSummary {
  /** Trimmed. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /**
   * Set for pages of older minor versions of an API or versions of docs; `first` for the first page of such a
   * version.
   */
  readonly older?: 'first' | 'other' | undefined;
  readonly isThirdParty?: true;
}
