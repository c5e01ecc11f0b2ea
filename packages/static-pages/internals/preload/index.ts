import path from 'node:path';

import {replaceClientHelper} from '../client-helper';
import type {Internal} from '../internal';

/** The dev server serves empty pages: they have no content to fetch. */
const preload: Internal = (bundle) =>
  bundle.isProduction
    ? replaceClientHelper(bundle, './preload', path.join(__dirname, 'preload-page.ts'))
    : {};

export default preload;
