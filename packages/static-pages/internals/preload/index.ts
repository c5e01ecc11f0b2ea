import path from 'node:path';

import {replaceClientHelper} from '../client-helper';
import type {Internal} from '../internal';

const preload: Internal = (bundle) =>
  replaceClientHelper(bundle, './preload', path.join(__dirname, 'preload-page.ts'));

export default preload;
