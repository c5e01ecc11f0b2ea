/** Where in an operation something changed. */
export interface ChangelogPlace {
  readonly label: string;
  readonly name?: string;
  /** The variant or media type that it belongs to. */
  readonly variant?: string;
  /** Without the base path; absent for what is gone. */
  readonly href?: string;
}

/** One change. */
export interface ChangelogRow {
  readonly impact: 'breaking' | 'compatible' | 'wording';
  /** Empty where the operation, or the API, as a whole changed. */
  readonly places: readonly ChangelogPlace[];
  /** Code stands in backticks. */
  readonly text: string;
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

export interface ChangelogRelease {
  readonly version: string;
  /** `2026-11-21`. */
  readonly date: string;
  readonly summary: string;
  readonly anchor: string;
  readonly isBreaking: boolean;
  readonly groups: readonly ChangelogGroup[];
}

/** The releases of an API, newest first. */
export interface ChangelogApi {
  readonly id: string;
  readonly label: string;
  readonly releases: readonly ChangelogRelease[];
}

/** The releases of an API as a list of contents names them. */
export interface ChangelogContents {
  readonly id: string;
  readonly releases: readonly Pick<ChangelogRelease, 'version' | 'anchor'>[];
}

/** What stands between the places of a change and its text, which continues a sentence about one. */
export function toSeparator({length}: readonly unknown[]): string {
  if (length === 0) return '';
  return length === 1 ? ' ' : ': ';
}

/** Whether a group has nothing to list: its one change is of the operation as a whole. */
export const isWhole = (rows: readonly ChangelogRow[]): boolean =>
  rows.length === 1 && rows[0]?.places.length === 0;
