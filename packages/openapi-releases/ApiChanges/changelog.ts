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

/** The changes of an operation, or of the whole API where it has no title. */
export interface ChangelogGroup {
  readonly title?: string;
  /** `POST /users`. */
  readonly address?: string;
  /** Without the base path; absent for an operation that is gone. */
  readonly href?: string;
  readonly rows: readonly ChangelogRow[];
}

export interface ChangelogRelease extends Pick<Release, 'version' | 'date' | 'summary'> {
  readonly anchor: string;
  readonly isBreaking: boolean;
  /** What it changed for clients, that of the whole API first. */
  readonly groups: readonly ChangelogGroup[];
  /** What it only says in other words, or shows by other examples. */
  readonly reworded: readonly ChangelogGroup[];
}

/** The releases of an API, newest first. */
export interface ChangelogApi {
  readonly id: string;
  readonly label: string;
  /** Of its heading. */
  readonly anchor: string;
  readonly releases: readonly ChangelogRelease[];
}

/** What stands between the locations of a change and its text, which continues a sentence about one. */
export function toSeparator({length}: readonly unknown[]): string {
  if (length === 0) return '';
  return length === 1 ? ' ' : ': ';
}

/** Whether a group has nothing to list: its one change is of the operation as a whole. */
export const isWhole = (rows: readonly ChangelogRow[]): boolean =>
  rows.length === 1 && rows[0]?.locations.length === 0;
