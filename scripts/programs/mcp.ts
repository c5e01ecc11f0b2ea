// Published as `mcp.mjs`: serves the portal to a coding assistant, from a folder or a URL.
import {serveSite, type SiteDescription} from '@openapi-portal/machine-readable/mcp';
import data from 'program-data';

import {readArguments} from '../read-arguments';
import {runProgram} from './run-program';

const USAGE = 'node mcp.mjs <URL of the portal, or folder of a build>';

void runProgram(async () => {
  const {positionals} = readArguments({allowPositionals: true}, USAGE);
  const [location] = positionals;
  if (location === undefined)
    throw new Error(`The URL or folder of the portal is missing.\nUsage: ${USAGE}`);
  await serveSite(location, data as SiteDescription);
});
