import {execFileSync} from 'node:child_process';

import type {ApiPages} from '@openapi-portal/docusaurus-openapi';

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

type VersionedApi = Pick<ApiPages['generated'][number], 'published' | 'readVersion'>;

/** Reads the label and version of an API; empty without a version or if it cannot be read, which lint reports. */
async function readVersion({
  published,
  readVersion: read,
}: VersionedApi): Promise<readonly string[]> {
  const version = await read().catch(() => '');
  return version === '' ? [] : [`${published.label} ${version}`];
}

/** Formats the versions of the documentation and the APIs for a problem report. */
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
 * Builds the start of the URL for reporting a problem, to which the client appends the page's URL.
 *
 * @param address `mailto:` URL, or `https:` URL of a form with the query parameters `title` and `body`, like
 * GitHub's
 * @param versions of the page's content, or an empty string
 */
export function toReportStart(address: string, versions: string): string {
  const isMail = /^mailto:[^@\s?]+@[^@\s?]+$/.test(address);
  if (!isMail && !/^https:\/\/[^\s#]+$/.test(address)) {
    throw new Error(`REPORT_URL must be a complete mailto: or https: URL, not ${address}`);
  }
  const title = `${isMail ? 'subject' : 'title'}=${encodeURIComponent('Problem with a page')}`;
  const lines = ['', '', ...(versions === '' ? [] : [`Version: ${versions}`]), 'Page: '];
  const body = encodeURIComponent(lines.join(isMail ? '\r\n' : '\n'));
  return `${address}${address.includes('?') ? '&' : '?'}${title}&body=${body}`;
}

/** Builds the data of the report link; empty if no address is configured. */
export async function readReportLink(
  siteDir: string,
  apis: readonly VersionedApi[],
  address = process.env.REPORT_URL ?? '',
): Promise<{readonly reportStart?: string}> {
  if (address === '') return {};
  return {reportStart: toReportStart(address, await listVersions(siteDir, apis))};
}
