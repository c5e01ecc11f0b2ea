import {describeSite, serveSite} from '@openapi-portal/machine-readable/mcp';

export const USAGE = 'npx @openapi-portal/mcp <address of a site, or folder of a build>';

/**
 * Serves the site of the command line to a coding assistant, on standard input and output.
 *
 * @throws Error with the usage if no site is named, or there is none
 */
export async function serveNamedSite(args: readonly string[]): Promise<void> {
  const [location, ...others] = args;
  if (location === undefined || others.length > 0 || location.startsWith('-'))
    throw new Error(`Say where the site is.\nUsage: ${USAGE}`);
  await serveSite(location, await describeSite(location));
}
