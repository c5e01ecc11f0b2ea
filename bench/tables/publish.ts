import {execFileSync} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

import {siteDir} from '../../scripts/site';
import {describeMachine} from '../machine';
import {digestLoaded, digestSources} from './digests';
import {replaceTable} from './place';
import {formatStamp, readMoment, type Stamp} from './stamp';
import type {Table} from './tables';

export interface Result {
  readonly text: string;
  /** Text for the caption, before the description of the machine. */
  readonly about?: string;
  /** Text for the caption, after the description of the machine. */
  readonly remark?: string;
  /** URLs of built files that the measured pages loaded. */
  readonly loaded?: readonly string[];
  /** Sentences about figures that are outside their limits. */
  readonly faults?: readonly string[];
}

/**
 * Records the date, commit and digests. This must happen before a measurement, because changes during it are not
 * measured.
 */
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
 * Prints the results of a comparison, and writes them into its page together with the digests.
 *
 * @param stamp the stamp from before the measurement
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
