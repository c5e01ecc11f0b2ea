import fs from 'node:fs';

import {parse} from 'yaml';

/** A contract of `tests/contracts/` by its name, or any other by its path from there. */
export const readFixture = (name: string): unknown =>
  parse(fs.readFileSync(new URL(`../../../../tests/contracts/${name}`, import.meta.url), 'utf8'));
