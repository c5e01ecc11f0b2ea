import type {OperationVersions} from './operation';
import type {PageLink} from './page';

/** The location of a change on a page. */
export interface ChangedLocation {
  /** The kind of element, in words: `request field`. */
  readonly label: string;
  readonly name?: string | undefined;
  /** Its variant or media type, if there are several. */
  readonly variant?: string | undefined;
  /** Candidate anchors; the first that the page has is used. */
  readonly anchors: readonly string[];
}

/** One difference between two contracts, as far as a page shows it. */
export interface PageChange {
  readonly impact: 'breaking' | 'compatible' | 'wording';
  /** Empty where all that the page is about changed. */
  readonly locations: readonly ChangedLocation[];
  /** The change, as the end of a sentence without a full stop; code in backticks. */
  readonly text: string;
}

/** A minor version, such as 1.0, with a link to the same page in it. */
export interface LineLink {
  readonly name: string;
  /** The newest release of the line. */
  readonly version: string;
  /** The page, or the overview of the version if it lacks the page. */
  readonly href: string;
  /** True if the version lacks the page. */
  readonly isMissing: boolean;
}

/** The minor versions on a page, if several have pages. */
export interface PageLines {
  /** Name of the API. */
  readonly api: string;
  /** Newest first. */
  readonly lines: readonly [LineLink, LineLink, ...LineLink[]];
  /** The name of the line that the page belongs to. */
  readonly here: string;
  /** Changes of the page up to the newest version; absent on its own pages. */
  readonly changes?: readonly PageChange[];
  /** The page of all changes, if there is one. */
  readonly changelog?: PageLink;
}

/** Returns the minor versions for a page id; undefined if only one has pages. */
export type FindLines = (pageId: string) => PageLines | undefined;

/** The releases of one minor version, as their newest has it. */
export interface ReleaseLine {
  /** `1.0`. */
  readonly name: string;
  /** `1.0.4`. */
  readonly version: string;
  /** Its contract, relative to the site. */
  readonly contract: string;
  /** Its entry in the changelog. */
  readonly entry: PageLink;
  /** Releases that added or changed each operation, by `toOperationKey`. */
  readonly versions: ReadonlyMap<string, OperationVersions>;
}
