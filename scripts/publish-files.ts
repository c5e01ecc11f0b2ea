import path from 'node:path';

import {printBooks} from '../deploy/books/print-books';
import {writeFiles} from '../deploy/write-files';

import {runCommand, say} from './run-command';
import {buildDir, siteDir} from './site';

void runCommand(async () => {
  const start = performance.now();
  await writeFiles(buildDir, path.join(siteDir, 'publish'), printBooks);
  say(`Wrote publish/ in ${((performance.now() - start) / 1000).toFixed(1)} s`);
});
