import {start} from '@docusaurus/core/lib';

import {watchPackages} from './compile-packages.mjs';
import {readAddress, requireFreePort} from './listen';
import {runCommand, say} from './run-command';
import {siteDir} from './site';

// Docusaurus' CLI sets this too, and plugins read it.
process.env.NODE_ENV = 'development';

void runCommand(async () => {
  const {port, host} = readAddress('npm run dev');
  await requireFreePort(port, host);
  watchPackages(({message}) => console.error(message));
  say('Starting the dev server, which shows changes immediately');
  await start(siteDir, {port: String(port), host, open: false});
});
