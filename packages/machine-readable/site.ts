import type {OlderVersion} from '@openapi-portal/static-pages/built-pages';

export interface NamedVersion extends OlderVersion {
  /** Trimmed path of the version's first page. */
  readonly first: string;
}

/** The data that all pages of a site share. Can be passed to worker threads. */
export interface BuiltSite {
  /** URL of the site, including the base path, with a trailing slash. */
  readonly address: string;
  /** Base path of the site on its host. */
  readonly baseUrl: string;
  readonly outDir: string;
  readonly siteDir: string;
  /** Suffix that Docusaurus appends to each page title. */
  readonly titleEnd: string;
  readonly versions: readonly NamedVersion[];
  /** HTML files relative to the build folder, by trimmed path of the page. */
  readonly files: ReadonlyMap<string, string>;
  /** Targets of links between pages, as trimmed path and anchor: `docs/api#errors`. */
  readonly targets: ReadonlySet<string>;
  readonly leaveOut: readonly string[];
  /** Trimmed paths. The text of these pages and the pages below was written by third parties. */
  readonly thirdParty: readonly string[];
}

export interface PageSummary {
  /** Trimmed path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Set for pages of older API or docs versions; `first` for the version's first page. */
  readonly older?: 'first' | 'other' | undefined;
  readonly isThirdParty?: true;
}
