import {start} from '@docusaurus/core/lib';

import {runCommand, say} from './report';
import {createSiteServer, listen, readPort} from './serve-site';
import {siteDir} from './site';

void runCommand(async () => {
  const port = readPort();
  const probe = createSiteServer(siteDir);
  await listen(probe, port);
  probe.close();
  say('Starting the author mode: changes show in the browser by themselves');
  await start(siteDir, {port: String(port), open: false});
});
