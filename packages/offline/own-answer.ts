import {toDigest} from './digest';
import {FILES, PAGES} from './own-files';

/** Types without which browsers refuse a file, or show it as something else, by the ends of names. */
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/,
  js: /^(?:text|application)\/(?:x-)?javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
  json: /^application\/json\b/,
};

/** Directives of responses that must not be cached (RFC 9111). */
const NOT_KEPT = /\b(?:no-store|private)\b/i;

export const mayBeKept = ({status, headers}: Response): boolean =>
  status === 200 && !NOT_KEPT.test(headers.get('cache-control') ?? '');

/**
 * Returns the content of a response if it is the file of this build at the URL; undefined for a maintenance page,
 * the sign-in page of a network, or modified content.
 */
export async function readOwn(answer: Response, address: string): Promise<ArrayBuffer | undefined> {
  const end = PAGES.has(address) ? 'html' : (/\w+$/.exec(address)?.[0] ?? '');
  const type = answer.headers.get('content-type') ?? '';
  if (!mayBeKept(answer) || TYPES[end]?.test(type) === false) return undefined;
  const content = await answer.clone().arrayBuffer();
  const digest = PAGES.get(address) ?? FILES.get(address);
  return (await toDigest(content)) === digest ? content : undefined;
}
