import {openBuiltSite} from 'machine-readable/mcp';

import {apis} from '../config/apis';
import {NAME} from '../config/identity';

import {buildDir} from './site';

/** What `npm run mcp` serves. */
export const name = NAME;

/** @throws Error with the remedy where the portal was not built */
export const openPortal = () =>
  openBuiltSite({buildDir, baseUrl: process.env.BASE_URL ?? '/', apis});
