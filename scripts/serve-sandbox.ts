import path from 'node:path';

import {readContract} from '@openapi-portal/openapi-model/reading';
import {buildSandboxModel} from '@openapi-portal/openapi-sandbox/model';

import {runSandbox} from './programs/run-sandbox';
import {readApis} from './read-apis';
import {runCommand} from './run-command';
import {siteDir} from './site';

void runCommand(async () => {
  const apis = await readApis();
  await runSandbox({
    command: 'npm run sandbox --',
    apis: apis.map(({id}) => id),
    async readModel(api) {
      const {contract = '', reading} = apis.find(({id}) => id === api) ?? {};
      return buildSandboxModel(await readContract(path.join(siteDir, contract), reading, siteDir));
    },
  });
});
