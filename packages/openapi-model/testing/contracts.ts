import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

const FOLDER = path.resolve('tests/contracts');

/** The names of the contracts in `tests/contracts/`. */
export const listTestContracts = (): readonly string[] =>
  fs.readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));

/** A contract of `tests/contracts/` by its name, or any other by its path from there. */
export const readTestContract = (name: string): unknown =>
  parse(fs.readFileSync(path.join(FOLDER, name), 'utf8'));
