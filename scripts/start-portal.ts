import {buildSite} from './build-site';
import {runCommand, say} from './report';
import {createSiteServer, listen, readPort} from './serve-site';
import {buildDir} from './site';

void runCommand(async () => {
  const port = readPort();
  const probe = createSiteServer(buildDir);
  await listen(probe, port);
  probe.close();
  await buildSite();
  const address = await listen(createSiteServer(buildDir), port);
  say(`The portal is at ${address} (Ctrl+C ends it)`);
});
