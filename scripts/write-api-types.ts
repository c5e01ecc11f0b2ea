import fs from 'node:fs/promises';
import path from 'node:path';

import {makeTypeFiles} from './make-api-types';
import {readApis} from './read-apis';
import {runCommand, say} from './run-command';
import {siteDir} from './site';

void runCommand(async () => {
  for (const {file, source, types} of await makeTypeFiles(await readApis())) {
    await fs.writeFile(path.join(siteDir, file), types);
    say(`Wrote ${file} from ${source}`);
  }
});
