import os from 'node:os';

import {launchBrowser} from './load-page';

/** Describes the hardware, the versions that affect the results, and the load of the machine. */
export async function describeMachine(): Promise<string> {
  const [load = 0] = os.loadavg();
  const browser = await launchBrowser();
  const chromium = browser.version();
  await browser.close();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return [
    `${os.availableParallelism()} cores`,
    `${memory} GiB of memory`,
    `${os.type()} ${os.arch()}`,
    `Node.js ${process.versions.node}`,
    `Chromium ${chromium}`,
    `load average ${load.toFixed(1)} at the end`,
  ].join(', ');
}
