import type {OlderVersion} from '@openapi-portal/static-pages/built-pages';

/** A version of docs besides the one that readers come to first. */
export interface NamedVersion extends OlderVersion {
  /** Trimmed path of its first page. */
  readonly first: string;
}

/** What is the same for all pages of a site; plain data, which workers can be given. */
export interface BuiltSite {
  /** Address of the site with its base URL, ending in a slash. */
  readonly address: string;
  /** Where the site stands on its host. */
  readonly baseUrl: string;
  readonly outDir: string;
  readonly siteDir: string;
  /** What Docusaurus puts behind each title. */
  readonly titleEnd: string;
  readonly versions: readonly NamedVersion[];
  /** Files of the pages, relative to the build, by their trimmed paths. */
  readonly files: ReadonlyMap<string, string>;
  /** Trimmed paths with the anchor to which a link of another page leads: `docs/api#errors`. */
  readonly targets: ReadonlySet<string>;
  /** Classes of elements that say again what stands beside them. */
  readonly leaveOut: readonly string[];
  /** Paths at and below which third parties wrote the text. */
  readonly thirdParty: readonly string[];
}

/** What is said of a page where pages are listed. */
export interface PageSummary {
  /** Trimmed. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Whether it is a page of an older line of an API's releases, or version of docs, or the first of these. */
  readonly older?: 'first' | 'other' | undefined;
  readonly isThirdParty?: true;
}
