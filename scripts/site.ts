import path from 'node:path';

export const siteDir = path.resolve(__dirname, '..');

/** The last successful build, which is served and published. */
export const buildDir = path.join(siteDir, 'build');

/** The build in progress. It replaces `buildDir` when it is finished. */
export const nextBuildDir = path.join(siteDir, '.cache/next-build');
