import type {Api} from '@openapi-portal/openapi-model';

/** Folder, relative to the site, of a folder of released contracts for each API. */
export const RELEASES_DIR = 'openapi/releases';

/** The file next to the contracts of an API, with the date and summary of each release. */
export const INDEX = 'releases.yaml';

export interface ReleasesOptions {
  readonly apis: readonly Api[];
  /** The page that shows the releases, from the site's root: `docs/changelog`. */
  readonly page: string;
}

/** Returns the path of a page's feed, from the site's root. */
export const toFeedPath = (page: string): string => `${page}.xml`;

/** The anchor of a release on the page. */
export const toReleaseAnchor = (apiId: string, version: string): string => `${apiId}-${version}`;
