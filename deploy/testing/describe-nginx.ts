import {describe} from 'vitest';

import {findNginx} from '../../scripts/system-packages';

const MISSING = 'nginx or its module for Brotli is not installed';

/**
 * Declares tests that run nginx. If nginx is not installed, they are skipped. Their title then contains the reason,
 * which `npm test` repeats in its last line.
 *
 * @param define receives the path of the nginx program
 */
export function describeNginx(title: string, define: (nginx: string) => void): void {
  const nginx = findNginx();
  if (nginx === undefined) describe.skip(`${title} (${MISSING})`, () => define(''));
  else describe(title, () => define(nginx));
}
