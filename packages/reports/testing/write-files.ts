import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {onTestFinished} from 'vitest';

import {formatProblems, type Problem} from '../index';

/** Writes a site into a temporary folder, which goes when the test has finished, and gives its path. */
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

/** Formats problems without the report's heading; empty without problems. */
export const formatFound = (problems: readonly Problem[], siteDir: string): string =>
  problems.length === 0
    ? ''
    : formatProblems('', problems, siteDir).split('\n').slice(2, -1).join('\n');
