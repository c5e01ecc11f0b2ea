import {execFileSync} from 'node:child_process';
import path from 'node:path';

import {installTool} from '../install-packages.mjs';
import {siteDir} from '../site';
import type {PackedPackage} from './stage-packages';

const TOOL = 'registry';

/** Lists what publint and Are The Types Wrong find in packed packages. */
export function checkPackages(packages: readonly PackedPackage[]): readonly string[] {
  installTool(TOOL);
  const script = path.join(siteDir, 'tools', TOOL, 'check-packages.mjs');
  const printed = execFileSync(process.execPath, [script], {
    input: JSON.stringify(packages.map(({archive, folder}) => [archive, folder])),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return printed.split('\n').filter(Boolean);
}
