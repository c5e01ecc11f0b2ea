import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {expect, test} from '@playwright/test';

import {AFTER, BEFORE, toBuildFiles} from '../../scripts/review/testing/small-builds';
import {writeReview} from '../../scripts/review/write-review';

import {findFaultsInAll} from './axe';

// The review is written once.
test.describe.configure({mode: 'default'});

let dir: string;

function writeFolder(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(dir, name, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, content);
  }
  return path.join(dir, name);
}

test.beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'review-'));
  await writeReview({
    before: {dir: writeFolder('before', toBuildFiles(BEFORE)), name: 'main'},
    after: {dir: writeFolder('after', toBuildFiles(AFTER)), name: 'the change'},
    out: path.join(dir, 'review'),
  });
});

test.afterAll(() => fs.rmSync(dir, {recursive: true}));

for (const file of ['index.html', 'pages/guide.html', 'pages/added.html']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${file} of a review has no accessibility errors in ${colorScheme}, and fits a phone`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme});
      await page.goto(pathToFileURL(path.join(dir, 'review', file)).href);
      expect(await findFaultsInAll(page)).toEqual([]);
      await page.setViewportSize({width: 390, height: 800});
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }
}
