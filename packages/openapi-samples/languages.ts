import {toCSharp} from './csharp';
import {toCurl} from './curl';
import {toGo} from './go';
import {toJava} from './java';
import {toJavaScript} from './javascript';
import {type Paging, toPagesWriter} from './pages';
import {toPhp} from './php';
import {toPowerShell} from './powershell';
import {prepare} from './prepare';
import {toPython} from './python';
import type {Sample} from '@openapi-portal/openapi-model/requests';
import type {SampleRequest} from './types';
import {toTypeScript} from './typescript';

const LANGUAGES = [
  {language: 'curl', label: 'curl', toCode: toCurl},
  {language: 'javascript', label: 'JavaScript', toCode: toJavaScript},
  {language: 'typescript', label: 'TypeScript', toCode: toTypeScript},
  {language: 'python', label: 'Python', toCode: toPython},
  {language: 'go', label: 'Go', toCode: toGo},
  {language: 'java', label: 'Java', toCode: toJava},
  {language: 'csharp', label: 'C#', toCode: toCSharp},
  {language: 'php', label: 'PHP', toCode: toPhp},
  {language: 'powershell', label: 'PowerShell', toCode: toPowerShell},
] as const;

/** @throws where a GET or HEAD request has a body, which `fetch` refuses to send */
function checkBody({method, url, body}: SampleRequest): void {
  if (body !== undefined && /^(GET|HEAD)$/.test(method))
    throw new Error(`${method} ${url}: a sample cannot send a body with it`);
}

/**
 * Programs that send one request, one for each language, in the order in which readers see them. They take
 * secrets from environment variables (`TOKEN` for a token), fail with the answer's problem (RFC 9457), and need
 * nothing but what the language brings; Python needs `requests`, Node.js `undici` to show a client certificate.
 *
 * @throws where a GET or HEAD request has a body, which `fetch` refuses to send
 */
export function makeSamples(request: SampleRequest): readonly Sample[] {
  checkBody(request);
  const prepared = prepare(request);
  return LANGUAGES.map(({language, label, toCode}) => ({language, label, code: toCode(prepared)}));
}

/**
 * Programs that read all pages of a list, one for each language; none where our programs cannot send the request: they
 * send a GET with keys in headers, and read JSON.
 *
 * @param request the first page
 */
export function makePagesSamples(request: SampleRequest, paging: Paging): readonly Sample[] {
  const write = toPagesWriter(request, paging);
  if (write === undefined) return [];
  return LANGUAGES.map(({language, label}) => ({language, label, code: write(language)}));
}
