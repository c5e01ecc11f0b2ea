import type {Api} from '@openapi-portal/openapi-model';

/** Folder, relative to the site, of a folder of released contracts for each API. */
export const RELEASES_DIR = 'openapi/releases';

/** The file beside the contracts of an API that says when each was released, and what for. */
export const INDEX = 'releases.yaml';

export interface ReleasesOptions {
  readonly apis: readonly Api[];
  /** The page that shows the releases, from the site's root: `docs/changelog`. */
  readonly page: string;
}

/** Where the feed of a page is served, from the site's root. */
export const toFeedPath = (page: string): string => `${page}.xml`;

/** The anchor of a release on the page. */
export const toReleaseAnchor = (apiId: string, version: string): string => `${apiId}-${version}`;
