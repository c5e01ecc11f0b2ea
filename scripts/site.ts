import path from 'node:path';

/** The root of the repository, which is the site's. */
export const siteDir = path.resolve(__dirname, '..');

/** The last build that succeeded: what is served and published. */
export const buildDir = path.join(siteDir, 'build');

/** Where a build grows until it has succeeded. */
export const nextBuildDir = path.join(siteDir, '.cache/next-build');
