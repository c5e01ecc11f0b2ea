import path from 'node:path';

/** The package root, which contains the sources for the bundler. Node.js loads this module from `dist/`. */
export const PACKAGE_FOLDER = path.dirname(
  require.resolve('@openapi-portal/static-pages/package.json'),
);
