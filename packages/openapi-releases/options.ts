/** Folder, relative to the site, of a folder of released contracts for each API. */
export const RELEASES_DIR = 'openapi/releases';

/** The file beside the contracts of an API that says when each was released, and what for. */
export const INDEX = 'releases.yaml';

/** The page that shows them, from the site's root, without the slash at its beginning. */
export const CHANGELOG_PAGE = 'docs/API/changelog';

/** The feed of the same. */
export const CHANGELOG_FEED = 'docs/API/changelog.xml';

/** The anchor of a release on the page. */
export const toReleaseAnchor = (apiId: string, version: string): string => `${apiId}-${version}`;
