import {buildSite} from './build-site';
import {readPort, requireFreePort} from './listen';
import {runCommand} from './report';
import {serveBuild} from './serve-build';

void runCommand(async () => {
  const port = readPort();
  await requireFreePort(port);
  await buildSite();
  await serveBuild(port);
});
