import path from 'node:path';

import {writeFiles} from '../deploy/write-files';

import {runCommand, say} from './run-command';
import {buildDir, siteDir} from './site';

void runCommand(async () => {
  const start = performance.now();
  await writeFiles(buildDir, path.join(siteDir, 'publish'));
  say(`Wrote publish/ in ${((performance.now() - start) / 1000).toFixed(1)} s`);
});
