/**
 * Loads one page with Lighthouse and its defaults: a simulated phone on a slow network. The first argument is
 * JSON: `url`, `chromePath`, `chromeFlags`, and `report`, the file for Lighthouse's result.
 *
 * It is a process of its own, because Lighthouse is an ES module that measures one page at a time.
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
