import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {readApis} from './read-apis';
import {runCommand} from './report';
import {siteDir} from './site';

const REDOCLY = path.join(siteDir, 'node_modules/@redocly/cli/bin/cli.js');
const ENV = `--env-file=${path.join(siteDir, 'scripts/redocly.env')}`;

/** `redocly lint` of every contract that is published, or of what the command names. */
void runCommand(async () => {
  const given = process.argv.slice(2);
  const names = given.some((word) => !word.startsWith('-'))
    ? []
    : (await readApis()).map(({contract}) => contract);
  const {status} = spawnSync(process.execPath, [ENV, REDOCLY, 'lint', ...names, ...given], {
    cwd: siteDir,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
