#!/usr/bin/env node
// `npx @openapi-portal/preset migrate`. The command is a package of its own, because most sites never need it.
import {spawnSync} from 'node:child_process';

import {version} from '@openapi-portal/preset/package.json';

const [command, ...args] = process.argv.slice(2);

if (command === 'migrate') {
  const npx = ['--yes', `@openapi-portal/migrate@${version}`, ...args];
  const {status} = spawnSync('npx', npx, {stdio: 'inherit', shell: process.platform === 'win32'});
  process.exitCode = status ?? 1;
} else {
  console.error('Usage: npx @openapi-portal/preset migrate [<site>] [--check | --yes]');
  process.exitCode = 1;
}
