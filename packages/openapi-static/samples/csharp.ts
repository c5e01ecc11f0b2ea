import type {Header} from './types';
import {findMethodName, type PreparedRequest} from './prepare';
import {quoteUtf32 as quote} from './quote';
import {quoteCSharpLines} from './quote-lines';

/** Headers that .NET keeps with the content. */
const isContentHeader = ([name]: Header): boolean =>
  /^(allow|content-.+|expires|last-modified)$/i.test(name);

function toHeader([name, value]: Header): string {
  const owner = isContentHeader([name, value]) ? 'request.Content.Headers' : 'request.Headers';
  return `${owner}.Add(${quote(name)}, ${quote(value)});`;
}

/** What stands before the request: namespaces, then values, each with an empty line behind. */
function toStart({bearerToken, body, isConditional}: PreparedRequest): string {
  const usings = [
    isConditional && 'using System.Net;\n',
    (bearerToken || body !== undefined) && 'using System.Net.Http.Headers;\n',
  ];
  const values = [
    bearerToken && 'var token = Environment.GetEnvironmentVariable("TOKEN");\n',
    body !== undefined && `var body = ${quoteCSharpLines(body.text, '    ')};\n`,
  ];
  const blocks = [usings, values].map((lines) => lines.filter(Boolean).join(''));
  return blocks.map((block) => block && `${block}\n`).join('');
}

function toContent({body, headers}: PreparedRequest): readonly string[] {
  if (body === undefined)
    return headers.some(isContentHeader)
      ? ['request.Content = new ByteArrayContent(Array.Empty<byte>());']
      : [];
  const type = `MediaTypeHeaderValue.Parse(${quote(body.contentType)})`;
  return [`request.Content = new StringContent(body, ${type});`];
}

const AUTHORIZATION =
  'request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", token);';

/** A program of top-level statements, for C# 11 and later with implicit usings. */
export function toCSharp(request: PreparedRequest): string {
  const name = findMethodName(request.method);
  const verb =
    name === undefined ? `new HttpMethod(${quote(request.method)})` : `HttpMethod.${name}`;
  const statements = [
    ...(request.bearerToken ? [AUTHORIZATION] : []),
    ...toContent(request),
    ...request.headers.map(toHeader),
  ];
  const isFailure = request.isConditional
    ? '!response.IsSuccessStatusCode && response.StatusCode != HttpStatusCode.NotModified'
    : '!response.IsSuccessStatusCode';
  return `${toStart(request)}using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
using var request = new HttpRequestMessage(
    ${verb}, ${quote(request.url)});
${statements.map((statement) => `${statement}\n`).join('')}
using var response = await client.SendAsync(request);
var content = await response.Content.ReadAsStringAsync();
if (${isFailure})
{
    throw new HttpRequestException($"{(int)response.StatusCode} {response.ReasonPhrase}: {content}");
}
Console.WriteLine(content);`;
}
