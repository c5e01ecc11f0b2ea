import {compareWorking, formatChanges} from '@openapi-portal/openapi-releases';
import {ProblemsError} from '@openapi-portal/reports';
import {readApis} from './read-apis';
import {runCommand, say} from './run-command';
import {siteDir} from './site';

void runCommand(async () => {
  const compared = await Promise.all(
    (await readApis()).map(async (api) => ({api, ...(await compareWorking(api, siteDir))})),
  );
  for (const {api, version, last, changes} of compared) {
    if (last === undefined) {
      say(`${api.label} ${version}: no release to compare with`);
    } else if (changes.length === 0) {
      say(`${api.label} ${version}: unchanged since release ${last.version} of ${last.date}`);
    } else {
      say(`${api.label} ${version} compared with release ${last.version} of ${last.date}`);
      console.log(`\n${formatChanges(changes)}`);
    }
  }
  const problems = compared.flatMap((each) => each.problems);
  if (problems.length > 0)
    throw new ProblemsError('the versions of the contracts', problems, siteDir);
});
