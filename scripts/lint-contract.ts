import path from 'node:path';

import {apis} from '../config/apis';
import {lintContracts} from 'openapi-static/lint';
import {ProblemsError} from 'static-pages/reports';
import {runCommand, say} from './report';
import {siteDir} from './site';

void runCommand(async () => {
  const contracts = apis.map(({contract}) => path.join(siteDir, contract));
  const problems = await lintContracts(contracts, siteDir);
  if (problems.length > 0) throw new ProblemsError('the contract', problems, siteDir);
  say(`No error and no warning in ${apis.map(({contract}) => contract).join(', ')}`);
});
