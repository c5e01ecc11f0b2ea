import {describeSite, serveSite} from '@openapi-portal/machine-readable/mcp';

export const USAGE = 'npx @openapi-portal/mcp <URL of a site, or folder of a build>';

/**
 * Serves a site to a coding assistant, over standard input and output.
 *
 * @param args one URL of a site, or folder of a build
 * @throws Error with the usage for other arguments; Error if there is no site
 */
export async function serveNamedSite(args: readonly string[]): Promise<void> {
  const [location, ...others] = args;
  if (location === undefined || others.length > 0 || location.startsWith('-'))
    throw new Error(`The URL or folder of the site is missing.\nUsage: ${USAGE}`);
  await serveSite(location, await describeSite(location));
}
