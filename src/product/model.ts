import {readModel} from './read-model';

/** The product model in Node.js; `imports` in `package.json` gives bundles the file that `src/api-data/` has written of it. */
export default readModel();
