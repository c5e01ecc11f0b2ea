import {readModel} from './read-model';

/** The product model in Node.js. Bundles import the file of `src/api-data/` instead (`imports` in `package.json`). */
export default readModel();
