import {toCSharp} from './csharp';
import {toCurl} from './curl';
import {toGo} from './go';
import {toJava} from './java';
import {toJavaScript, toTypeScript} from './javascript';
import {toPhp} from './php';
import {toPowerShell} from './powershell';
import {prepare} from './prepare';
import {toPython} from './python';
import type {Sample, SampleRequest} from './types';

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

/**
 * Programs that send one request, one for each language, in the order in which readers see them.
 * They take the token from the environment variable `TOKEN`, fail with the answer's problem
 * (RFC 9457), and need nothing but what the language brings; Python needs `requests`.
 *
 * @throws where a GET or HEAD request has a body, which `fetch` refuses to send
 */
export function makeSamples(request: SampleRequest): readonly Sample[] {
  if (request.body !== undefined && /^(GET|HEAD)$/.test(request.method))
    throw new Error(`${request.method} ${request.url}: a sample cannot send a body with it`);
  const prepared = prepare(request);
  return LANGUAGES.map(({language, label, toCode}) => ({language, label, code: toCode(prepared)}));
}
