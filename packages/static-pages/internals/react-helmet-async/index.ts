import path from 'node:path';

import type {Internal} from '../internal';

const reactHelmetAsync: Internal = ({isServer}) =>
  isServer ? {} : {alias: {'react-helmet-async$': path.join(__dirname, 'helmet.tsx')}};

export default reactHelmetAsync;
