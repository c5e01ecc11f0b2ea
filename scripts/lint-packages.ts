import {ProblemsError} from 'static-pages/reports';

import {checkFolder} from './lock-files/check-folder';
import {listLockedFolders} from './lock-files/list-folders';
import {runCommand, say} from './report';
import {siteDir} from './site';

void runCommand(() => {
  const folders = listLockedFolders(siteDir);
  const problems = folders.flatMap(checkFolder);
  if (problems.length > 0) throw new ProblemsError('the packages', problems, siteDir);
  say(`No mistake in the packages of ${folders.length} lock files`);
  return Promise.resolve();
});
