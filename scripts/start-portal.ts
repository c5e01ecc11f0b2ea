import {buildSite} from './build-site';
import {runCommand, say} from './report';
import {createSiteServer, listen, readPort, requireFreePort} from './serve-site';
import {buildDir} from './site';

void runCommand(async () => {
  const port = readPort();
  await requireFreePort(port);
  await buildSite();
  const address = await listen(createSiteServer(buildDir), port);
  say(`The portal is at ${address} (Ctrl+C ends it)`);
});
