import {execFileSync} from 'node:child_process';

import type {Api} from '@openapi-portal/openapi-model';
import {isJsonObject} from '@openapi-portal/reports/json';

import {type PublishedContract, readContracts} from './read-contracts';

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

/** Returns the version in a contract. */
function readVersion({api: {label}, document}: PublishedContract): readonly string[] {
  const info = isJsonObject(document) ? document.info : undefined;
  const version = isJsonObject(info) ? info.version : undefined;
  return typeof version === 'string' ? [`${label} ${version}`] : [];
}

/**
 * Lists the versions that a problem report contains.
 *
 * @param siteDir absolute path of the site
 */
export function listVersions(siteDir: string, contracts: readonly PublishedContract[]): string {
  const commit = readCommit(siteDir);
  const documentation = commit === undefined ? [] : [`documentation of ${commit}`];
  return [...documentation, ...contracts.flatMap(readVersion)].join(', ');
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
export function readReportLink(
  siteDir: string,
  apis: readonly Api[],
  address = process.env.REPORT_URL ?? '',
): {readonly reportStart?: string} {
  if (address === '') return {};
  return {reportStart: toReportStart(address, listVersions(siteDir, readContracts(siteDir, apis)))};
}
