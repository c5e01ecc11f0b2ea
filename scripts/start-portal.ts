import {buildSite} from './build-site';
import {readAddress, requireFreePort} from './listen';
import {runCommand} from './run-command';
import {serveBuild} from './serve-build';

void runCommand(async () => {
  const {port, host} = readAddress('npm run start');
  await requireFreePort(port, host);
  await buildSite();
  await serveBuild(port, host);
});
