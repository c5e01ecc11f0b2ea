import {toCSharpPages} from '../paging/csharp';
import {toCurlPages} from '../paging/curl';
import {toGoPages} from '../paging/go';
import {toJavaPages} from '../paging/java';
import {toJavaScriptPages, toTypeScriptPages} from '../paging/javascript';
import {toPhpPages} from '../paging/php';
import {toPowerShellPages} from '../paging/powershell';
import {toPythonPages} from '../paging/python';
import {type Paging, preparePages} from '../paging/prepare-pages';
import {prepare, type PreparedRequest} from '../prepare';
import type {Sample} from '@openapi-portal/openapi-model/inputs';
import type {SampleRequest} from '../types';

import {toCSharp} from './csharp';
import {isExact, toCurl} from './curl';
import {toGo} from './go';
import {toJava} from './java';
import {toJavaScript} from './javascript';
import {toPhp} from './php';
import {toPowerShell} from './powershell';
import {toPython} from './python';
import {toTypeScript} from './typescript';

/**
 * All data of each language: its id and label; the info string of its code blocks, followed by other names in
 * `x-codeSamples` and code blocks; its program for one request, and its program for all pages of a list.
 */
export const LANGUAGES = [
  ['curl', 'curl', 'bash sh shell', toCurl, toCurlPages],
  [
    'javascript',
    'JavaScript',
    'js javascript node node.js nodejs',
    toJavaScript,
    toJavaScriptPages,
  ],
  ['typescript', 'TypeScript', 'ts typescript', toTypeScript, toTypeScriptPages],
  ['python', 'Python', 'python py python3', toPython, toPythonPages],
  ['go', 'Go', 'go golang', toGo, toGoPages],
  ['java', 'Java', 'java', toJava, toJavaPages],
  ['csharp', 'C#', 'csharp cs c# dotnet', toCSharp, toCSharpPages],
  ['php', 'PHP', 'php', toPhp, toPhpPages],
  ['powershell', 'PowerShell', 'powershell ps1', toPowerShell, toPowerShellPages],
] as const;

export type SampleLanguage = (typeof LANGUAGES)[number][0];

export interface LanguageNames {
  readonly language: SampleLanguage;
  /** Name for readers. */
  readonly label: string;
  /** Names that authors may use, in lower case; the first is the usual one. */
  readonly names: readonly string[];
}

/** Lists the languages in the order in which readers see them. */
export const listLanguages = (): readonly LanguageNames[] =>
  LANGUAGES.map(([language, label, names]) => ({language, label, names: names.split(' ')}));

/** Languages whose usual client answers the challenge of HTTP Digest (RFC 7616, 3.4). */
const WITH_DIGEST: readonly SampleLanguage[] = ['curl', 'python', 'php'];

/** Languages whose samples call `fetch`. */
const WITH_FETCH: readonly SampleLanguage[] = ['javascript', 'typescript'];

/** `fetch` refuses these methods, and a body with these others (Fetch Standard, 2.2.1 and 5.4). */
const isFetchable = ({method, body}: PreparedRequest): boolean =>
  !/^(CONNECT|TRACE|TRACK)$/.test(method) && !(body !== undefined && /^(GET|HEAD)$/.test(method));

/** PowerShell sends no other multipart body than `MultipartFormDataContent`. */
const isMultipartOf = (language: SampleLanguage, {body}: PreparedRequest): boolean =>
  language !== 'powershell' || body?.kind !== 'multipart' || body.mediaType === undefined;

/** Returns true if the usual client of a language can send the request. */
const isSendable = (language: SampleLanguage, request: PreparedRequest): boolean =>
  isMultipartOf(language, request) &&
  (language !== 'curl' || request.body === undefined || isExact(request.body)) &&
  (request.basic?.isDigest !== true || WITH_DIGEST.includes(language)) &&
  (!WITH_FETCH.includes(language) || isFetchable(request));

/**
 * Writes programs that send one request, one for each language whose usual client can, in the order for readers.
 * They read secrets from environment variables (`TOKEN` for a token), fail with the problem in the response (RFC
 * 9457), and only use standard libraries; Python needs `requests`, Node.js `undici` for a client certificate.
 *
 * @param request a HEAD has no body: curl would refuse to send it
 */
export function makeSamples(request: SampleRequest): readonly Sample[] {
  const prepared = prepare(request);
  return LANGUAGES.filter(([language]) => isSendable(language, prepared)).map(
    ([language, label, , toCode]) => ({language, label, code: toCode(prepared)}),
  );
}

/**
 * Programs that read all pages of a list, one for each language; none where our programs cannot send the request: they
 * send a GET with keys in headers, and read JSON.
 *
 * @param request the first page
 */
export function makePagesSamples(request: SampleRequest, paging: Paging): readonly Sample[] {
  const prepared = preparePages(request, paging);
  if (prepared === undefined) return [];
  return LANGUAGES.map(([language, label, , , toCode]) => ({
    language,
    label,
    code: toCode(prepared),
  }));
}
