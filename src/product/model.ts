import {readModel} from './read-model';

/**
 * The product model in Node.js. In bundles, `imports` in `package.json` replaces this module with the file that
 * `src/api-data/` writes.
 */
export default readModel();
