import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

const FOLDER = path.resolve('tests/contracts');

export const listTestContracts = (): readonly string[] =>
  fs.readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));

/** Reads a contract by its path relative to `tests/contracts/`. */
export const readTestContract = (name: string): unknown =>
  parse(fs.readFileSync(path.join(FOLDER, name), 'utf8'));
