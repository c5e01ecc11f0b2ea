import path from 'node:path';

/** The folder of this package, with the sources that a bundler reads: Node.js loads this module compiled, from another. */
export const PACKAGE_FOLDER = path.dirname(
  require.resolve('@openapi-portal/static-pages/package.json'),
);
