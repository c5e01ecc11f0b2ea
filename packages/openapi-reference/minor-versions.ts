import type {OperationVersions} from './operation';
import type {PageLink} from './page';

export interface ChangedLocation {
  readonly label: string;
  readonly name?: string | undefined;
  /** The variant or media type that contains the element, if there are several. */
  readonly variant?: string | undefined;
  /** Candidate anchors; the first that the page has is used. */
  readonly anchors: readonly string[];
}

export interface PageChange {
  readonly impact: 'breaking' | 'compatible' | 'wording';
  /** Empty if the change affects everything that the page describes. */
  readonly locations: readonly ChangedLocation[];
  /** The change as the end of a sentence, without a full stop. Code is in backticks. */
  readonly text: string;
}

/** A minor version, such as 1.0, with a link to its copy of the page. */
export interface MinorVersionLink {
  readonly name: string;
  /** The newest release of the minor version. */
  readonly version: string;
  /** URL of the page, or of the overview page if the minor version lacks the page. */
  readonly href: string;
  readonly isMissing: boolean;
}

export interface PageMinorVersions {
  readonly api: string;
  /** Newest first. */
  readonly all: readonly [MinorVersionLink, MinorVersionLink, ...MinorVersionLink[]];
  readonly here: string;
  /** Changes to the page from this minor version to the newest. Absent on pages of the newest version. */
  readonly changes?: readonly PageChange[];
  readonly changelog?: PageLink;
}

/** Returns the minor versions for a page id; undefined if only one has pages. */
export type FindMinorVersions = (pageId: string) => PageMinorVersions | undefined;

/** A minor version, represented by its newest release. */
export interface MinorVersion {
  /** Such as `1.0`. */
  readonly name: string;
  /** Newest release, such as `1.0.4`. */
  readonly version: string;
  /** Path of its contract, relative to the site. */
  readonly contract: string;
  readonly entry: PageLink;
  /** Releases that added or changed each operation, keyed by `toOperationKey`. */
  readonly versions: ReadonlyMap<string, OperationVersions>;
}
