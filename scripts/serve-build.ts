import {listen} from './listen';
import {say} from './report';
import {createSiteServer} from './serve-site';
import {buildDir} from './site';

/** Serves `build/` until the process ends, and says where. */
export async function serveBuild(port: number): Promise<void> {
  const address = await listen(createSiteServer(buildDir), port);
  say(`The portal is at ${address} (Ctrl+C ends it)`);
}
