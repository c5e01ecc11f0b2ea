import type {Api} from '@openapi-portal/openapi-model';

/** Folder that contains a folder of released contracts for each API, relative to the site. */
export const RELEASES_DIR = 'openapi/releases';

/** The file next to the contracts of an API, with the date and summary of each release. */
export const INDEX = 'releases.yaml';

export interface ReleasesOptions {
  readonly apis: readonly Api[];
  /** URL path of the changelog page, relative to the base URL of the site, such as `docs/changelog`. */
  readonly page: string;
}

export const toFeedPath = (page: string): string => `${page}.xml`;

export const toReleaseAnchor = (apiId: string, version: string): string => `${apiId}-${version}`;
