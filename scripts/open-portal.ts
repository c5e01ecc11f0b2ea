import {openBuiltSite} from '@openapi-portal/machine-readable/mcp';

import {NAME} from '../config/identity';

import {readApis} from './read-apis';
import {buildDir} from './site';

/** What `npm run mcp` serves. */
export const name = NAME;

/** @throws Error with the remedy where the portal was not built */
export const openPortal = async () =>
  openBuiltSite({
    buildDir,
    baseUrl: process.env.BASE_URL ?? '/',
    apis: await readApis(),
  });
