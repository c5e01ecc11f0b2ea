import path from 'node:path';

import type {Internal} from '../internal';

/**
 * Starts the script when the served page is on the screen. The dev server serves empty pages: nothing is
 * there to be painted first.
 */
const earlyStart: Internal = ({isServer, isProduction}) =>
  isServer || !isProduction ? {} : {entry: path.join(__dirname, 'start.ts')};

export default earlyStart;
