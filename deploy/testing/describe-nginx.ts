import {describe} from 'vitest';

import {findNginx} from '../../scripts/find-nginx';

const MISSING = 'nginx or its module for Brotli is not installed';

/**
 * Tests that run nginx. Where it is missing they are skipped with the reason in their title, which `npm test` repeats in
 * its last line.
 *
 * @param define is given the path of the program
 */
export function describeNginx(title: string, define: (nginx: string) => void): void {
  const nginx = findNginx();
  if (nginx === undefined) describe.skip(`${title} (${MISSING})`, () => define(''));
  else describe(title, () => define(nginx));
}
