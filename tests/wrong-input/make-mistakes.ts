/**
 * Runs inside a copy of the site. In each round, makes some mistakes, loads the site as a build does before bundling,
 * undoes the mistakes, and records the error.
 *
 * Standard input is a JSON array of rounds, each an array of `Edit`s. Standard output is a JSON array of messages,
 * which are empty without an error.
 */
import fs from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';

import {loadSite} from '@docusaurus/core/lib/server/site';

import {formatError} from '../../scripts/run-command';
import type {Edit} from './mistake';

const siteDir = process.cwd();

function make({file, text: before, replacement}: Edit): void {
  const target = path.join(siteDir, file);
  const source = fs.readFileSync(target, 'utf8');
  if (!source.includes(before)) throw new Error(`${file} does not hold: ${before}`);
  fs.writeFileSync(
    target,
    source.replaceAll(before, () => replacement),
  );
}

async function findReport(round: readonly Edit[]): Promise<string> {
  const files = [...new Set(round.map(({file}) => path.join(siteDir, file)))];
  const sources = files.map((file) => [file, fs.readFileSync(file, 'utf8')] as const);
  try {
    round.forEach(make);
    await loadSite({siteDir});
    return '';
  } catch (error) {
    return formatError(error);
  } finally {
    sources.forEach(([file, source]) => fs.writeFileSync(file, source));
  }
}

async function findReports(): Promise<void> {
  const rounds = JSON.parse(await text(process.stdin)) as readonly (readonly Edit[])[];
  const reports: string[] = [];
  for (const round of rounds) reports.push(await findReport(round));
  process.stdout.write(`\n${JSON.stringify(reports)}`);
}

void findReports();
