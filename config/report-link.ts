import {execFileSync} from 'node:child_process';

import type {ApiPages} from '@openapi-portal/docusaurus-openapi';

/** Git arguments for the date and hash of the last commit. */
const LAST_COMMIT = ['log', '-1', '--date=short', '--abbrev=10', '--format=%ad (%h)'];

/** Returns the date and hash of the documentation's last commit; undefined without history. */
function readCommit(siteDir: string): string | undefined {
  try {
    return execFileSync('git', LAST_COMMIT, {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** An API with the version of its contract. */
type VersionedApi = Pick<ApiPages['generated'][number], 'published' | 'readVersion'>;

/** Reads the version of a contract; empty if it has none, or cannot be read, which lint reports. */
async function readVersion({
  published,
  readVersion: read,
}: VersionedApi): Promise<readonly string[]> {
  const version = await read().catch(() => '');
  return version === '' ? [] : [`${published.label} ${version}`];
}

/**
 * Lists the versions that a problem report contains.
 *
 * @param siteDir absolute path of the site
 */
export async function listVersions(
  siteDir: string,
  apis: readonly VersionedApi[],
): Promise<string> {
  const commit = readCommit(siteDir);
  const documentation = commit === undefined ? [] : [`documentation of ${commit}`];
  const versions = await Promise.all(apis.map(readVersion));
  return [...documentation, ...versions.flat()].join(', ');
}

/**
 * Builds the start of the link to report a problem; the page's URL is appended.
 *
 * @param address a mailbox (`mailto:`) or a form (`https:`) that takes `title` and `body`, as GitHub's does
 * @param versions of the page's content
 */
export function toReportStart(address: string, versions: string): string {
  const isMail = /^mailto:[^@\s?]+@[^@\s?]+$/.test(address);
  if (!isMail && !/^https:\/\/[^\s#]+$/.test(address)) {
    throw new Error(`REPORT_URL is neither mailto: nor https: with what belongs to it: ${address}`);
  }
  const title = `${isMail ? 'subject' : 'title'}=${encodeURIComponent('Problem with a page')}`;
  const lines = ['', '', ...(versions === '' ? [] : [`Version: ${versions}`]), 'Page: '];
  const body = encodeURIComponent(lines.join(isMail ? '\r\n' : '\n'));
  return `${address}${address.includes('?') ? '&' : '?'}${title}&body=${body}`;
}

/**
 * Builds the data of the report link; undefined if no address is configured.
 *
 * @param siteDir absolute path of the site
 */
export async function readReportLink(
  siteDir: string,
  apis: readonly VersionedApi[],
  address = process.env.REPORT_URL ?? '',
): Promise<{readonly reportStart?: string}> {
  if (address === '') return {};
  return {reportStart: toReportStart(address, await listVersions(siteDir, apis))};
}
