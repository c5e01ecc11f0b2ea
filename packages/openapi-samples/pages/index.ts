import {toCSharpPages} from './csharp';
import {toCurlPages} from './curl';
import {toGoPages} from './go';
import {toJavaPages} from './java';
import {toJavaScriptPages, toTypeScriptPages} from './javascript';
import type {PagesRequest, Paging} from './paging';
import {toPhpPages} from './php';
import {toPowerShellPages} from './powershell';
import {toPythonPages} from './python';
import {prepare} from '../prepare';
import type {SampleLanguage, SampleRequest} from '../types';

export type {Paging} from './paging';

const WRITERS: Readonly<Record<SampleLanguage, (request: PagesRequest) => string>> = {
  curl: toCurlPages,
  javascript: toJavaScriptPages,
  typescript: toTypeScriptPages,
  python: toPythonPages,
  go: toGoPages,
  java: toJavaPages,
  csharp: toCSharpPages,
  php: toPhpPages,
  powershell: toPowerShellPages,
};

/** Names that every language can have in a string as they are. */
const isPlain = (name: string): boolean => /^[A-Za-z][\w-]*$/.test(name);

/** Whether the programs say all of a request that they say of each page: keys in headers, no body. */
const isPlainRequest = ({method, body, answer, ...request}: SampleRequest): boolean =>
  method === 'GET' &&
  body === undefined &&
  answer.kind === 'json' &&
  (request.freshHeaders ?? []).length + (request.taggedHeaders ?? []).length === 0 &&
  request.credentials.every(
    ({type, in: location, httpScheme}) =>
      type !== 'mutualTLS' &&
      httpScheme !== 'basic' &&
      (type !== 'apiKey' || location === 'header'),
  );

/**
 * What writes a program that reads all pages of a list; nothing where our programs cannot send the request.
 *
 * @param request the first page, without a token
 */
export function toPagesWriter(request: SampleRequest, paging: Paging) {
  if (!isPlainRequest(request) || !Object.values(paging).every(isPlain)) return undefined;
  const prepared = {...prepare(request), paging};
  return (language: SampleLanguage): string => WRITERS[language](prepared);
}
