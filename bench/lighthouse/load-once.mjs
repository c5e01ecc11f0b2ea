/**
 * Loads a page with Lighthouse's defaults, which simulate a phone on a slow network. Runs in its own process, because
 * Lighthouse can only measure one page at a time.
 *
 * The first argument is JSON with `url`, `chromePath`, `chromeFlags`, and `report`, the output file.
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
