/**
 * Opens one page in a browser of its own with Lighthouse and its defaults, which are those of a phone
 * on a slow network, simulated. The first argument says how, in JSON: `url`, `chromePath`,
 * `chromeFlags`, and `report`, the file that takes Lighthouse's result.
 *
 * A process of its own, because Lighthouse is an ES module that measures only one page at a time.
 */
import fs from 'node:fs/promises';

import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';

const {url, chromePath, chromeFlags, report} = JSON.parse(process.argv[2]);
const chrome = await launch({chromePath, chromeFlags, logLevel: 'error'});
try {
  const result = await lighthouse(url, {port: chrome.port, output: 'json', logLevel: 'error'});
  await fs.writeFile(report, result.report);
} finally {
  chrome.kill();
}
