import {toDigest} from './digest';
import {FILES, PAGES} from './own-files';

/** Media types by file extension. With another type, browsers reject a file or display it differently. */
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/,
  js: /^(?:text|application)\/(?:x-)?javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
  json: /^application\/json\b/,
};

/** Matches directives against caching (RFC 9111). */
const NOT_KEPT = /\b(?:no-store|private)\b/i;

export const mayBeKept = ({status, headers}: Response): boolean =>
  status === 200 && !NOT_KEPT.test(headers.get('cache-control') ?? '');

/**
 * Returns the content of a response if it is the file of this build at the URL. Returns undefined for other content,
 * such as a maintenance page, the sign-in page of a network, or a modified file.
 */
export async function readOwn(answer: Response, address: string): Promise<ArrayBuffer | undefined> {
  const end = PAGES.has(address) ? 'html' : (/\w+$/.exec(address)?.[0] ?? '');
  const type = answer.headers.get('content-type') ?? '';
  if (!mayBeKept(answer) || TYPES[end]?.test(type) === false) return undefined;
  const content = await answer.clone().arrayBuffer();
  const digest = PAGES.get(address) ?? FILES.get(address);
  return (await toDigest(content)) === digest ? content : undefined;
}
