import type {Change, Location, Release} from '../change';

/** Where in an operation something changed. */
export interface ChangelogLocation extends Omit<Location, 'anchors' | 'shownBy'> {
  /** Without the base path; absent for what is gone. */
  readonly href?: string;
}

/** One change. */
export interface ChangelogRow extends Pick<Change, 'impact' | 'text'> {
  /** Empty where the operation, or the API, as a whole changed. */
  readonly locations: readonly ChangelogLocation[];
}

/** An operation, as the changelog names it. */
export interface ChangelogOperation {
  readonly title?: string;
  /** `POST /users`. */
  readonly address?: string;
  /** Without the base path; absent for an operation that is gone. */
  readonly href?: string;
}

/** The changes that some operations have alike; of the whole API where it names none. */
export interface ChangelogGroup {
  readonly operations: readonly ChangelogOperation[];
  readonly rows: readonly ChangelogRow[];
}

/** What a release did: words and examples that are said otherwise are mended. */
export const KINDS = ['Added', 'Changed', 'Fixed'] as const;

/** The changes of one kind by operation, those of the whole API first. */
export interface ChangelogKind {
  readonly kind: (typeof KINDS)[number];
  readonly groups: readonly ChangelogGroup[];
}

export interface ChangelogRelease extends Pick<Release, 'version' | 'date' | 'summary'> {
  readonly anchor: string;
  readonly isBreaking: boolean;
  /** Those of which it has changes, in the order of `KINDS`, those that break clients first. */
  readonly kinds: readonly ChangelogKind[];
}

/** The releases of an API, newest first. */
export interface ChangelogApi {
  readonly id: string;
  readonly label: string;
  /** Of its heading. */
  readonly anchor: string;
  readonly releases: readonly ChangelogRelease[];
}

/** In how many places something changed: each location of each operation. */
export const countPlaces = (groups: readonly ChangelogGroup[]): number =>
  groups
    .flatMap(({operations, rows}) =>
      rows.map(({locations}) => Math.max(1, operations.length) * Math.max(1, locations.length)),
    )
    .reduce((sum, places) => sum + places, 0);

/** Whether a group has nothing to list: its one change is of the operation as a whole. */
export const isWhole = (rows: readonly ChangelogRow[]): boolean =>
  rows.length === 1 && rows[0]?.locations.length === 0;
