import path from 'node:path';

import {replaceClientHelper} from '../client-helper';
import type {Internal} from '../internal';

const prefetch: Internal = (bundle) =>
  replaceClientHelper(bundle, './prefetch', path.join(__dirname, 'prefetch-file.ts'));

export default prefetch;
