import fs from 'node:fs';

import {UsageError} from '@openapi-portal/reports/usage-error';

import {readAddress} from './listen';
import {runCommand} from './run-command';
import {serveBuild} from './serve-build';
import {buildDir} from './site';

void runCommand(async () => {
  const {port, host} = readAddress('npm run serve');
  if (!fs.existsSync(buildDir))
    throw new UsageError('There is no build/ to serve. Run npm run build first');
  await serveBuild(port, host);
});
