import path from 'node:path';

import type {Internal} from '../internal';

const utilsCommon: Internal = ({isServer}) =>
  isServer ? {} : {alias: {'@docusaurus/utils-common$': path.join(__dirname, 'utils-common.ts')}};

export default utilsCommon;
