import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';

import logger from '@docusaurus/logger';
import {BoundedBytes} from '@openapi-portal/reports/bounded-bytes';
import {isJsonObject} from '@openapi-portal/reports/json';
import type {APIOptions} from 'docusaurus-plugin-openapi-docs/src/types';

import type {EntryMistake} from './to-api';

type Entries = Readonly<Record<string, APIOptions>>;

/** Folder of the copies and their lock file, relative to the site. Authors commit it. */
const FOLDER = 'openapi/fetched';

const LOCK = `${FOLDER}/lock.json`;

/** Milliseconds for a contract, including redirects. */
const TIMEOUT = 30_000;

/** Maximum size of a contract in bytes. */
const LARGEST = 50_000_000;

/** Entry of the lock file. */
interface Locked {
  readonly url: string;
  /** Relative to the site. */
  readonly file: string;
  /** Hexadecimal digest of the copy. */
  readonly sha256: string;
}

type Lock = Readonly<Record<string, Locked>>;

const toDigest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const isRemote = (specPath: unknown): specPath is string =>
  typeof specPath === 'string' && /^https?:\/\//i.test(specPath);

const hasCredentials = (url: string): boolean => /^https?:\/\/[^/?#]*@/i.test(url);

const toFile = (id: string, extension: 'json' | 'yaml'): string =>
  `${FOLDER}/${encodeURIComponent(id)}.${extension}`;

/** Returns true for an entry as `updateCopy` writes it. Other files must not be read as contracts. */
const isLocked = (id: string, entry: unknown): entry is Locked =>
  isJsonObject(entry) &&
  typeof entry.url === 'string' &&
  typeof entry.sha256 === 'string' &&
  (entry.file === toFile(id, 'json') || entry.file === toFile(id, 'yaml'));

/**
 * Follows redirects one by one, because each must be HTTPS. Credentials in their URLs are removed, because `fetch`
 * rejects such URLs, and its message would contain them.
 *
 * @throws Error whose message completes 'could not be fetched: '
 */
async function request(url: string, signal: AbortSignal, redirects = 5): Promise<Response> {
  const response = await fetch(url, {signal, redirect: 'manual'});
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || location === null) return response;
  const {href: next} = Object.assign(new URL(location, url), {username: '', password: ''});
  if (!/^https:/i.test(next)) throw new Error(`it redirects to ${next}, which is not HTTPS`);
  if (redirects === 0) throw new Error('it redirects too often');
  return request(next, signal, redirects - 1);
}

/** @throws Error whose message completes 'could not be fetched: ' */
async function download(url: string): Promise<Uint8Array> {
  const response = await request(url, AbortSignal.timeout(TIMEOUT));
  if (!response.ok) throw new Error(`the server answered with status ${response.status}`);
  const bytes = new BoundedBytes(LARGEST);
  for await (const chunk of response.body ?? [])
    if (!bytes.add(chunk)) throw new Error(`it is larger than ${LARGEST} bytes`);
  const text = new TextDecoder().decode(bytes.toBytes());
  if (!/^[ \t{]*["']?(?:openapi|swagger)["']?\s*:/m.test(text))
    throw new Error('it is not an OpenAPI description');
  return bytes.toBytes();
}

/** Downloads of this process. Docusaurus loads the configuration again for each language. */
const downloads = new Map<string, Promise<Uint8Array>>();

function downloadOnce(url: string): Promise<Uint8Array> {
  const started = downloads.get(url) ?? download(url);
  downloads.set(url, started);
  return started;
}

/** Node.js hides the reason why a connection failed in the cause of its error. */
function toReason(error: unknown): string {
  const {message, cause} = error as Error;
  return cause instanceof Error ? cause.message : message;
}

async function readLock(siteDir: string): Promise<Lock> {
  try {
    const lock: unknown = JSON.parse(await fs.readFile(path.join(siteDir, LOCK), 'utf8'));
    const entries: [string, unknown][] = isJsonObject(lock) ? Object.entries(lock) : [];
    return Object.fromEntries(
      entries.flatMap(([id, entry]) => (isLocked(id, entry) ? [[id, entry]] : [])),
    );
  } catch {
    return {};
  }
}

const isCopyIntact = async (siteDir: string, {file, sha256}: Locked): Promise<boolean> =>
  fs.readFile(path.join(siteDir, file)).then(
    (bytes) => toDigest(bytes) === sha256,
    () => false,
  );

/**
 * Fetches a contract and writes its copy if it has changed.
 *
 * @throws Error if the contract cannot be fetched
 */
async function updateCopy(siteDir: string, id: string, url: string, known?: Locked) {
  const bytes = await downloadOnce(url);
  const sha256 = toDigest(bytes);
  const isJson = /^\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 1000)));
  const file = toFile(id, isJson ? 'json' : 'yaml');
  const copy = {url, file, sha256};
  await fs.mkdir(path.join(siteDir, FOLDER), {recursive: true});
  if (!(await isCopyIntact(siteDir, copy))) await fs.writeFile(path.join(siteDir, file), bytes);
  if (known?.url === url && known.sha256 !== sha256)
    logger.warn(
      `The contract at ${url} has changed: its SHA-256 digest was ${known.sha256}, and is now ${sha256}. Review and commit ${FOLDER}.`,
    );
  return copy;
}

/**
 * Replaces each `specPath` that is an HTTPS URL with a copy in the site, which is fetched once per process. Without a
 * network, the last copy is used if it has the digest in the lock file.
 */
export async function fetchContracts(siteDir: string, entries: Entries) {
  const remote = Object.entries(entries).filter(([, {specPath}]) => isRemote(specPath));
  if (remote.length === 0) return {entries, mistakes: []};
  const lock = await readLock(siteDir);
  const mistakes: EntryMistake[] = [];
  const fetched = await Promise.all(
    remote.map(async ([id, {specPath: url}]) => {
      const {[id]: known} = lock;
      if (hasCredentials(url)) {
        const message = `the URL of the contract of ${id} contains a user name or a password`;
        mistakes.push({id, message, fix: 'remove them from specPath'});
        return [];
      }
      if (!/^https:/i.test(url)) {
        const message = `the contract of ${id} would be fetched without encryption, from ${url}`;
        mistakes.push({id, message, fix: 'write https: instead of http:'});
        return [];
      }
      try {
        return [[id, await updateCopy(siteDir, id, url, known)] as const];
      } catch (error) {
        const failed = `The contract at ${url} could not be fetched: ${toReason(error)}.`;
        if (known?.url === url && (await isCopyIntact(siteDir, known))) {
          logger.warn(`${failed} The copy ${known.file} is used.`);
          return [[id, known] as const];
        }
        const fix = `correct specPath, or build once with a network and commit ${FOLDER}`;
        mistakes.push({id, message: failed.replace(/^T/, 't').replace(/\.$/, ''), fix});
        return [];
      }
    }),
  );
  const copies = Object.fromEntries(fetched.flat());
  // A contract that cannot be fetched keeps its entry.
  const known = Object.entries(lock).filter(([id]) => remote.some(([other]) => other === id));
  const locked = {...Object.fromEntries(known), ...copies};
  if (!isDeepStrictEqual(locked, lock))
    await fs.writeFile(path.join(siteDir, LOCK), `${JSON.stringify(locked, undefined, 2)}\n`);
  const local = Object.entries(entries).map(([id, entry]) => {
    const copy = Object.hasOwn(copies, id) ? copies[id] : undefined;
    return [id, copy === undefined ? entry : {...entry, specPath: copy.file}] as const;
  });
  return {entries: Object.fromEntries(local), mistakes};
}
