import fs from 'node:fs/promises';
import path from 'node:path';

import {apis} from '../config/apis';

import {makeApiTypes} from './make-api-types';
import {runCommand, say} from './report';
import {siteDir} from './site';

void runCommand(async () => {
  for (const api of apis) {
    if (api.types === undefined) continue;
    await fs.writeFile(path.join(siteDir, api.types), await makeApiTypes(api));
    say(`Wrote ${api.types} from ${api.contract}`);
  }
});
