// Published as `sandbox.mjs`: `npm run sandbox` for readers who do not have this repository.
import type {SandboxModel} from '@openapi-portal/openapi-sandbox/model';
import data from 'program-data';

import {runProgram} from './run-program';
import {runSandbox} from './run-sandbox';

const {origin, apis} = data as {
  readonly origin: string;
  readonly apis: readonly (readonly [api: string, model: SandboxModel])[];
};
const models = new Map(apis);

void runProgram(() =>
  runSandbox({
    command: 'node sandbox.mjs',
    apis: [...models.keys()],
    origin,
    readModel: (api) => Promise.resolve(models.get(api) as SandboxModel),
  }),
);
