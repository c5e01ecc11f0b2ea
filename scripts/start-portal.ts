import {buildSite} from './build-site';
import {readHost, readPort, requireFreePort} from './listen';
import {runCommand} from './run-command';
import {serveBuild} from './serve-build';

void runCommand(async () => {
  const port = readPort();
  const host = readHost();
  await requireFreePort(port, host);
  await buildSite();
  await serveBuild(port, host);
});
