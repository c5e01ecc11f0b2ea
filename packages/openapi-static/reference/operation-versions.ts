import type {PageLink} from './page';

/** Releases of the API, each with its entry in the changelog. */
export interface OperationVersions {
  readonly since: PageLink;
  /** Newest first. */
  readonly changedIn: readonly PageLink[];
}
