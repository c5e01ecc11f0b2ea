import type {Change, Location, Release} from '../change';

export interface ChangelogLocation extends Omit<Location, 'anchors' | 'shownBy'> {
  /** URL path without the base path. Absent if the element was removed. */
  readonly href?: string;
}

export interface ChangelogRow extends Pick<Change, 'impact' | 'text'> {
  /** Empty if the operation or the API changed as a whole. */
  readonly locations: readonly ChangelogLocation[];
}

export interface ChangelogOperation {
  readonly title?: string;
  /** Method and path, such as `POST /users`. */
  readonly address?: string;
  /** URL path without the base path. Absent if the operation was removed. */
  readonly href?: string;
}

/** Changes that several operations share. Changes of the whole API have no operations. */
export interface ChangelogGroup {
  readonly operations: readonly ChangelogOperation[];
  readonly rows: readonly ChangelogRow[];
}

/** Kinds of changes. A change of wording or examples is `Fixed`. */
export const KINDS = ['Added', 'Changed', 'Fixed'] as const;

/** Changes of one kind, by operation. Changes of the whole API are first. */
export interface ChangelogKind {
  readonly kind: (typeof KINDS)[number];
  readonly groups: readonly ChangelogGroup[];
}

export interface ChangelogRelease extends Pick<Release, 'version' | 'date' | 'summary'> {
  readonly anchor: string;
  readonly isBreaking: boolean;
  /** In the order of `KINDS`, except that kinds with breaking changes are first. */
  readonly kinds: readonly ChangelogKind[];
}

export interface ChangelogApi {
  readonly id: string;
  readonly label: string;
  readonly anchor: string;
  readonly releases: readonly ChangelogRelease[];
}

/** Counts the changed locations in all operations. A change without a location counts as one. */
export const countPlaces = (groups: readonly ChangelogGroup[]): number =>
  groups
    .flatMap(({operations, rows}) =>
      rows.map(({locations}) => Math.max(1, operations.length) * Math.max(1, locations.length)),
    )
    .reduce((sum, places) => sum + places, 0);

/** Returns true for a single change of a whole operation. */
export const isWhole = (rows: readonly ChangelogRow[]): boolean =>
  rows.length === 1 && rows[0]?.locations.length === 0;
