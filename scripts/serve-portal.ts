import fs from 'node:fs';

import {UsageError} from '@openapi-portal/reports/usage-error';

import {readHost, readPort} from './listen';
import {runCommand} from './run-command';
import {serveBuild} from './serve-build';
import {buildDir} from './site';

void runCommand(async () => {
  if (!fs.existsSync(buildDir))
    throw new UsageError('There is no build/ to serve. Run npm run build first');
  await serveBuild(readPort(), readHost());
});
