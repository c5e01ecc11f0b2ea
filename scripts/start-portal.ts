import {buildSite} from './build-site';
import {runCommand} from './report';
import {serveBuild} from './serve-build';
import {readPort, requireFreePort} from './serve-site';

void runCommand(async () => {
  const port = readPort();
  await requireFreePort(port);
  await buildSite();
  await serveBuild(port);
});
