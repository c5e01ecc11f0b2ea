import type {Change, Location, Release} from '../change';

/** The location of a change in an operation. */
export interface ChangelogLocation extends Omit<Location, 'anchors' | 'shownBy'> {
  /** Path without the base path; absent if removed. */
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
  /** Path without the base path; absent for a removed operation. */
  readonly href?: string;
}

/** Changes that several operations share; changes of the whole API if `operations` is empty. */
export interface ChangelogGroup {
  readonly operations: readonly ChangelogOperation[];
  readonly rows: readonly ChangelogRow[];
}

/** Kinds of changes. A change of wording or examples is a fix. */
export const KINDS = ['Added', 'Changed', 'Fixed'] as const;

/** The changes of one kind by operation; those of the whole API come first. */
export interface ChangelogKind {
  readonly kind: (typeof KINDS)[number];
  readonly groups: readonly ChangelogGroup[];
}

export interface ChangelogRelease extends Pick<Release, 'version' | 'date' | 'summary'> {
  readonly anchor: string;
  readonly isBreaking: boolean;
  /** In the order of `KINDS`; breaking changes come first. */
  readonly kinds: readonly ChangelogKind[];
}

/** The releases of an API, newest first. */
export interface ChangelogApi {
  readonly id: string;
  readonly label: string;
  /** Anchor of its heading. */
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

/** Returns true if a group only has one change of the whole operation. */
export const isWhole = (rows: readonly ChangelogRow[]): boolean =>
  rows.length === 1 && rows[0]?.locations.length === 0;
