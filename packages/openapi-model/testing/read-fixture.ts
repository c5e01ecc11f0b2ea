import fs from 'node:fs';

import {parse} from 'yaml';

const FOLDER = new URL('../../../tests/contracts/', import.meta.url);

/** The names of the contracts in `tests/contracts/`. */
export const listFixtures = (): readonly string[] =>
  fs.readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));

/** A contract of `tests/contracts/` by its name, or any other by its path from there. */
export const readFixture = (name: string): unknown =>
  parse(fs.readFileSync(new URL(name, FOLDER), 'utf8'));
