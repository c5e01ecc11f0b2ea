import type {OperationVersions} from './operation';
import type {PageLink} from './page';

/** Where on a page something changed. */
export interface ChangedLocation {
  /** In words: `request field`. */
  readonly label: string;
  readonly name?: string | undefined;
  /** The variant or media type that it belongs to, where there are several. */
  readonly variant?: string | undefined;
  /** Anchors, of which the first that the page has is meant. */
  readonly anchors: readonly string[];
}

/** One difference between two contracts, as far as a page shows it. */
export interface PageChange {
  readonly impact: 'breaking' | 'compatible' | 'wording';
  /** Empty where all that the page is about changed. */
  readonly locations: readonly ChangedLocation[];
  /** What happened to it, as the end of a sentence without a full stop; code in backticks. */
  readonly text: string;
}

/** A line of releases, such as 1.0, and where it has what a page is about. */
export interface LineLink {
  readonly name: string;
  /** The newest release of the line. */
  readonly version: string;
  /** The page, or the line's own where it has no such page. */
  readonly href: string;
  /** Whether the line has no such page. */
  readonly isMissing: boolean;
}

/** What a page of an API says of the lines of its releases, where several have pages. */
export interface PageLines {
  /** What readers call the API. */
  readonly api: string;
  /** Newest first. */
  readonly lines: readonly [LineLink, LineLink, ...LineLink[]];
  /** The name of the line that the page belongs to. */
  readonly here: string;
  /** What changed on the page since, up to the newest line; absent on its own pages. */
  readonly changes?: readonly PageChange[];
  /** The page of all changes, if there is one. */
  readonly changelog?: PageLink;
}

/** What a page says of lines, by its id; nothing where only one has pages. */
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
  /** Releases up to it in which each operation came and changed, by `toOperationKey`. */
  readonly versions: ReadonlyMap<string, OperationVersions>;
}
