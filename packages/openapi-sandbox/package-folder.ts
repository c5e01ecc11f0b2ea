import {createRequire} from 'node:module';
import path from 'node:path';

const {resolve} = createRequire(__filename);

/** The folder of this package, with the sources that a bundler reads: Node.js loads this module compiled, from another. */
export const PACKAGE_FOLDER = path.dirname(resolve('@openapi-portal/openapi-sandbox/package.json'));
