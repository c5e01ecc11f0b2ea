import path from 'node:path';

import {findCodeLists} from '../config/known-names';
import {textSources, wordListsDir} from '../config/texts';
import {formatProblems, ProblemsError} from '@openapi-portal/reports';
import {lintWords} from '@openapi-portal/checked-prose/words';
import {findCommentHabits} from './find-comment-habits';
import {readApis} from './read-apis';
import {readArguments} from './read-arguments';
import {runCommand, say} from './run-command';
import {siteDir} from './site';

void runCommand(async () => {
  const options = {verbose: {type: 'boolean', default: false}} as const;
  const {verbose: isVerbose} = readArguments({options}, 'npm run lint:words -- [--verbose]').values;
  const contracts = (await readApis()).map(({contract}) => path.join(siteDir, contract));
  const code = findCodeLists(contracts);
  if (code === undefined)
    say(
      'Names in code are not checked, because a contract cannot be read. Run npm run lint:api for the reason',
    );
  const {problems, advice} = await lintWords(siteDir, textSources, wordListsDir, code);
  if (isVerbose && advice.length > 0) {
    console.log(formatProblems('sentences that could be easier to read', advice, siteDir));
  }
  const found = [...problems, ...findCommentHabits(siteDir)];
  if (found.length > 0) throw new ProblemsError('the words', found, siteDir);
  const hint = isVerbose ? '' : ': `npm run lint:words -- --verbose` lists them';
  say(`No mistake in the words; ${advice.length} sentences could be easier to read${hint}`);
});
