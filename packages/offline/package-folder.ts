import path from 'node:path';

/**
 * The package root, which contains the sources for the bundler. `__dirname` would be `dist/`, from which Node.js
 * loads this module.
 */
export const PACKAGE_FOLDER = path.dirname(require.resolve('@openapi-portal/offline/package.json'));
