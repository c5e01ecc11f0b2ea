import fs from 'node:fs';

import {parse} from 'yaml';

/** A fixture by its name, or any contract by its path from here. */
export const readFixture = (name: string): unknown =>
  parse(fs.readFileSync(new URL(`../../contract/fixtures/${name}`, import.meta.url), 'utf8'));
