import fs from 'node:fs';

import {runCommand, say} from './report';
import {createSiteServer, listen, readPort} from './serve-site';
import {buildDir} from './site';

void runCommand(async () => {
  if (!fs.existsSync(buildDir)) throw new Error('There is no build/ to serve: npm run build');
  const address = await listen(createSiteServer(buildDir), readPort());
  say(`The portal is at ${address} (Ctrl+C ends it)`);
});
