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
 * For each language: id, label, names, and the function that writes a program for a request. The first name is the info
 * string of code blocks. Authors may use any of the names in `x-codeSamples` and code blocks.
 */
export const LANGUAGES = [
  ['curl', 'curl', 'bash sh shell', toCurl],
  ['javascript', 'JavaScript', 'js javascript node node.js nodejs', toJavaScript],
  ['typescript', 'TypeScript', 'ts typescript', toTypeScript],
  ['python', 'Python', 'python py python3', toPython],
  ['go', 'Go', 'go golang', toGo],
  ['java', 'Java', 'java', toJava],
  ['csharp', 'C#', 'csharp cs c# dotnet', toCSharp],
  ['php', 'PHP', 'php', toPhp],
  ['powershell', 'PowerShell', 'powershell ps1', toPowerShell],
] as const;

export type SampleLanguage = (typeof LANGUAGES)[number][0];

export interface LanguageNames {
  readonly language: SampleLanguage;
  readonly label: string;
  /** Lower-case names that authors may use. The first is the info string of code blocks. */
  readonly names: readonly string[];
}

export const listLanguages = (): readonly LanguageNames[] =>
  LANGUAGES.map(([language, label, names]) => ({language, label, names: names.split(' ')}));

/** Languages whose usual HTTP client supports HTTP Digest (RFC 7616, 3.4). */
const WITH_DIGEST: readonly SampleLanguage[] = ['curl', 'python', 'php'];

const WITH_FETCH: readonly SampleLanguage[] = ['javascript', 'typescript'];

/** Returns false for methods that `fetch` rejects, and for a body with GET or HEAD (Fetch Standard, 2.2.1 and 5.4). */
const isFetchable = ({method, body}: PreparedRequest): boolean =>
  !/^(CONNECT|TRACE|TRACK)$/.test(method) && !(body !== undefined && /^(GET|HEAD)$/.test(method));

/** Returns false for PowerShell and a multipart type other than `multipart/form-data`, which PowerShell cannot send. */
const isMultipartOf = (language: SampleLanguage, {body}: PreparedRequest): boolean =>
  language !== 'powershell' || body?.kind !== 'multipart' || body.mediaType === undefined;

const isSendable = (language: SampleLanguage, request: PreparedRequest): boolean =>
  isMultipartOf(language, request) &&
  (language !== 'curl' || request.body === undefined || isExact(request.body)) &&
  (request.basic?.isDigest !== true || WITH_DIGEST.includes(language)) &&
  (!WITH_FETCH.includes(language) || isFetchable(request));

/**
 * Writes a program for each language whose usual client can send the request, in the order of the tabs. Programs read
 * secrets from environment variables such as `TOKEN`, and fail with the problem details of the response (RFC 9457). The
 * only dependencies are `requests` in Python, `undici` for client certificates in Node.js, and `openapi-fetch` for
 * typed requests in TypeScript.
 *
 * @param request a HEAD request must not have a body, because curl refuses to send it
 */
export function makeSamples(request: SampleRequest): readonly Sample[] {
  const prepared = prepare(request);
  return LANGUAGES.filter(([language]) => isSendable(language, prepared)).map(
    ([language, label, , toCode]) => ({language, label, code: toCode(prepared)}),
  );
}

/** Writes the short program in each language, together with the full one. */
export function makeSamplePairs(short: SampleRequest, request: SampleRequest): readonly Sample[] {
  const full = new Map<string, string>(
    makeSamples(request).map(({language, code}) => [language, code]),
  );
  return makeSamples(short).map((sample) => {
    const code = full.get(sample.language);
    return code === undefined ? sample : {...sample, full: code};
  });
}
