import fs from 'node:fs/promises';
import path from 'node:path';

import {makeApiTypes} from './make-api-types';
import {readApis} from './read-apis';
import {runCommand, say} from './run-command';
import {siteDir} from './site';

void runCommand(async () => {
  for (const api of await readApis()) {
    if (api.types === undefined) continue;
    await fs.writeFile(path.join(siteDir, api.types), await makeApiTypes(api));
    say(`Wrote ${api.types} from ${api.contract}`);
  }
});
