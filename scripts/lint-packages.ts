import path from 'node:path';

import {type Problem, ProblemsError} from '@openapi-portal/reports';

import {
  auditFolder,
  compareFindings,
  listLockedFolders,
  readKnownFindings,
} from './lock-files/audit-folder';
import {checkFolder} from './lock-files/check-folder';
import {runCommand, say} from './run-command';
import {siteDir} from './site';

/** Compares the registry's security advisories with the known findings. Stops if the registry does not respond. */
async function auditFolders(folders: readonly string[]): Promise<readonly Problem[]> {
  const known = readKnownFindings();
  const problems: Problem[] = [];
  for (const dir of folders) {
    const name = path.relative(siteDir, dir).split(path.sep).join('/') || '.';
    const findings = await auditFolder(dir);
    if (typeof findings === 'string') {
      say(`Not checked for known vulnerabilities: ${findings}`);
      return problems;
    }
    const here = known.filter(({folder}) => folder === name);
    problems.push(...compareFindings(dir, findings, here));
  }
  say(`Checked ${folders.length} lock files for known vulnerabilities`);
  return problems;
}

void runCommand(async () => {
  const folders = listLockedFolders(siteDir);
  const problems = [...folders.flatMap(checkFolder), ...(await auditFolders(folders))];
  if (problems.length > 0) throw new ProblemsError('the packages', problems, siteDir);
  say(`No problem found in the packages of ${folders.length} lock files`);
});
