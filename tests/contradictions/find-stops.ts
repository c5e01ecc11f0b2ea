/**
 * A process of its own inside a copy of the site: it makes one mistake after the other, loads the site
 * as a build does before it bundles anything, mends the mistake, and prints what stopped each.
 *
 * Standard input: a JSON array of `Edit`s; standard output: a JSON array of messages, empty where
 * nothing stopped the site.
 */
import fs from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';

import {loadSite} from '@docusaurus/core/lib/server/site';

import type {Edit} from './edit';

const siteDir = process.cwd();

async function findStop({file, text: before, replacement}: Edit): Promise<string> {
  const target = path.join(siteDir, file);
  const source = fs.readFileSync(target, 'utf8');
  if (!source.includes(before)) throw new Error(`${file} does not hold: ${before}`);
  fs.writeFileSync(
    target,
    source.replaceAll(before, () => replacement),
  );
  try {
    await loadSite({siteDir});
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    fs.writeFileSync(target, source);
  }
}

async function findStops(): Promise<void> {
  const edits = JSON.parse(await text(process.stdin)) as readonly Edit[];
  const stops: string[] = [];
  for (const edit of edits) stops.push(await findStop(edit));
  process.stdout.write(`\n${JSON.stringify(stops)}`);
}

void findStops();
