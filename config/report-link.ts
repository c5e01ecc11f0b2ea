import {execFileSync} from 'node:child_process';

import type {Api} from '@openapi-portal/openapi-model';
import {isJsonObject} from '@openapi-portal/reports/json';

import {type PublishedContract, readContracts} from './read-contracts';

/** The last commit, with its day; its name is no longer in a clone that holds more commits. */
const LAST_COMMIT = ['log', '-1', '--date=short', '--abbrev=10', '--format=%ad (%h)'];

/** When the documentation last changed, with the commit; nothing in a copy without history. */
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

/** The version that a contract says of itself. */
function readVersion({api: {label}, document}: PublishedContract): readonly string[] {
  const info = isJsonObject(document) ? document.info : undefined;
  const version = isJsonObject(info) ? info.version : undefined;
  return typeof version === 'string' ? [`${label} ${version}`] : [];
}

/**
 * What a report says of the versions that its reader had before them.
 *
 * @param siteDir absolute path of the site
 */
export function listVersions(siteDir: string, contracts: readonly PublishedContract[]): string {
  const commit = readCommit(siteDir);
  const documentation = commit === undefined ? [] : [`documentation of ${commit}`];
  return [...documentation, ...contracts.flatMap(readVersion)].join(', ');
}

/**
 * The beginning of the link by which readers report a problem: the address of the page comes behind it.
 *
 * @param address of a mailbox (`mailto:`) or of a form that takes `title` and `body` (`https:`), as GitHub's does
 * @param versions of what the page says
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
 * What pages need to offer a report; nothing where no address is set.
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
