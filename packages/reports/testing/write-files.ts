import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {onTestFinished} from 'vitest';

import {formatProblems, type Problem} from '../index';

/** Writes files to a temporary folder, which is deleted after the test. Returns the path of the folder. */
export function writeFiles(files: Readonly<Record<string, string>>): string {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  return siteDir;
}

/** Formats problems without a heading; `''` if there are none. */
export const formatFound = (problems: readonly Problem[], siteDir: string): string =>
  problems.length === 0
    ? ''
    : formatProblems('', problems, siteDir).split('\n').slice(2, -1).join('\n');
