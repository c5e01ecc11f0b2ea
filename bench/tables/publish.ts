import {execFileSync} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

import {siteDir} from '../../scripts/site';
import {describeMachine} from '../machine';
import {digestLoaded, digestSources} from './digests';
import {replaceTable} from './place';
import {formatStamp, readMoment, type Stamp} from './stamp';
import type {Table} from './tables';

/** The result of a comparison. */
export interface Result {
  /** The table and what belongs to it, in Markdown. */
  readonly text: string;
  /** Further text of the caption, before date, commit and machine. */
  readonly about?: string;
  /** Further text of the caption, after the machine. */
  readonly remark?: string;
  /** URLs of files of `build/` that measured pages loaded. */
  readonly loaded?: readonly string[];
  /** Promises that the figures break, each as a sentence. */
  readonly faults?: readonly string[];
}

/** Reads the digests before a measurement, because changes during it are not measured. */
export const readStamp = ({sources}: Table): Stamp => ({
  ...readMoment(siteDir),
  digests: digestSources(siteDir, sources),
});

async function formatCaption({date, commit}: Stamp, {about, remark}: Result): Promise<string> {
  const start = [date, `commit ${commit}`, about].filter((part) => part !== undefined).join(', ');
  const end = remark === undefined ? '' : `; ${remark}`;
  return `${start}: ${await describeMachine()}${end}.`;
}

/**
 * Prints what a comparison found and writes it into its page, with what it is of.
 *
 * @param stamp made before anything was measured
 */
export async function publish(table: Table, stamp: Stamp, result: Result): Promise<void> {
  const digests = new Map([...stamp.digests, ...digestLoaded(siteDir, result.loaded ?? [])]);
  const shown = `${result.text}\n\n${await formatCaption(stamp, result)}`;
  console.log(`\n${shown}\n`);
  const file = path.join(siteDir, table.file);
  const page = await fs.readFile(file, 'utf8');
  const text = replaceTable(page, table.name, `${shown}\n\n${formatStamp({...stamp, digests})}`);
  await fs.writeFile(file, text);
  execFileSync(path.join(siteDir, 'node_modules/.bin/oxfmt'), [file], {cwd: siteDir});
}
