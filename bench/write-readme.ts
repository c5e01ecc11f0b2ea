import fs from 'node:fs/promises';
import path from 'node:path';

import {format, resolveConfig} from 'prettier';

import {benchDir} from './places';

/**
 * Puts a result into a file, between the comments that name its place.
 *
 * @param file absolute path; the README of this folder unless it is given
 * @throws Error where the file has no such place
 */
export async function writeReadme(
  place: string,
  result: string,
  file = path.join(benchDir, 'README.md'),
): Promise<void> {
  const [start, end] = [`<!-- ${place}: start -->`, `<!-- ${place}: end -->`];
  const readme = await fs.readFile(file, 'utf8');
  const [before, rest] = readme.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${path.basename(file)} has no ${start}.`);
  const text = `${before}${start}\n\n${result}\n\n${end}${after}`;
  await fs.writeFile(
    file,
    await format(text, {...(await resolveConfig(file)), parser: 'markdown'}),
  );
}
