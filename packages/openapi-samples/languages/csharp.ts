import {
  findMethodName,
  listVariables,
  type PreparedBody,
  type PreparedHeader,
  type PreparedRequest,
  toComment,
} from '../prepare';
import {quoteCSharpLines, quoteUtf32 as quote} from '../quote';
import {type TemplateNotation, writeTemplate} from '../template';
import type {SamplePart} from '../types';

/** Returns true for headers that .NET stores with the content instead of the request. */
const isContentHeader = ([name]: PreparedHeader): boolean =>
  /^(allow|content-.+|expires|last-modified)$/i.test(name);

const toName = (variable: string): string =>
  variable.toLowerCase().replace(/_+(\w?)/g, (_, letter: string) => letter.toUpperCase());

export const TEMPLATE: TemplateNotation = {
  quote,
  toCode: (placeholder) => {
    if (placeholder.variable === undefined) return placeholder.local;
    const name = toName(placeholder.variable);
    return placeholder.isEncoded === true ? `Uri.EscapeDataString(${name} ?? "")` : name;
  },
  plus: ' + ',
};

function toHeader(header: PreparedHeader): string {
  const [name, value] = header;
  const owner = isContentHeader(header) ? 'request.Content.Headers' : 'request.Headers';
  return `${owner}.Add(${quote(name)}, ${writeTemplate(value, TEMPLATE)});`;
}

export const toVariable = (variable: string): string =>
  `var ${toName(variable)} = Environment.GetEnvironmentVariable("${variable}");\n`;

const toMediaType = (type: string): string => `MediaTypeHeaderValue.Parse(${quote(type)})`;

const openFile = (file: string, type: string): string =>
  `new StreamContent(File.OpenRead(${quote(file)})) { Headers = { ContentType = ${toMediaType(type)} } }`;

function toPart(part: SamplePart, hasNames: boolean): string {
  const names = [part.name, ...('file' in part ? [part.file] : [])].map(quote).join(', ');
  if ('file' in part) {
    const content = openFile(part.file, part.contentType);
    return `form.Add(\n    ${content}${hasNames ? `,\n    ${names}` : ''});\n`;
  }
  const type = part.contentType === undefined ? '' : `, ${toMediaType(part.contentType)}`;
  return `form.Add(new StringContent(${quote(part.text)}${type})${hasNames ? `, ${names}` : ''});\n`;
}

function toMultipart(parts: readonly SamplePart[], mediaType?: string): string {
  const hasNames = mediaType === undefined;
  const [, subtype = ''] = mediaType?.split(/[/;]/) ?? [];
  const form = hasNames ? 'MultipartFormDataContent()' : `MultipartContent(${quote(subtype)})`;
  return `var form = new ${form};\n${parts.map((part) => toPart(part, hasNames)).join('')}`;
}

function toValues(body: PreparedBody | undefined): string {
  if (body?.kind === 'text') return `var body = ${quoteCSharpLines(body.text, '    ')};\n`;
  if (body?.kind === 'form') {
    const fields = body.fields.map((field) => `    new(${field.map(quote).join(', ')}),\n`);
    return `var form = new KeyValuePair<string, string>[]\n{\n${fields.join('')}};\n`;
  }
  if (body?.kind === 'multipart') return toMultipart(body.parts, body.mediaType);
  return '';
}

/** Writes the `using` directives and the variables, each followed by an empty line. */
function toStart(request: PreparedRequest): string {
  const {headers, basic, body, isConditional, hasCertificate, isShort} = request;
  const variables = [...listVariables(request), ...(basic ? [basic.user, basic.password] : [])];
  const hasToken = headers.some(([name]) => name === 'Authorization');
  const usings = [
    isConditional && !isShort && 'using System.Net;\n',
    (hasToken || basic !== undefined || body !== undefined) && 'using System.Net.Http.Headers;\n',
    hasCertificate && 'using System.Security.Cryptography.X509Certificates;\n',
    basic && 'using System.Text;\n',
  ];
  const certificate = hasCertificate
    ? `var handler = new HttpClientHandler();
handler.ClientCertificates.Add(X509CertificateLoader.LoadPkcs12FromFile(
    "client.p12", Environment.GetEnvironmentVariable("CLIENT_P12_PASSWORD")));
`
    : '';
  const keys = request.keys.map((key) => `var ${key} = Guid.NewGuid().ToString();\n`);
  const given = [toComment(request, '//'), ...variables.map(toVariable), ...keys];
  const values = [...given, certificate, toValues(body)];
  const blocks = [usings, values].map((lines) => lines.filter(Boolean).join(''));
  return blocks.map((block) => block && `${block}\n`).join('');
}

function toContent({body, headers}: PreparedRequest): readonly string[] {
  switch (body?.kind) {
    case 'text':
      return [`request.Content = new StringContent(body, ${toMediaType(body.contentType)});`];
    case 'form':
      return [
        'request.Content = new FormUrlEncodedContent(form);',
        ...(body.contentType === 'application/x-www-form-urlencoded'
          ? []
          : [`request.Content.Headers.ContentType = ${toMediaType(body.contentType)};`]),
      ];
    case 'file':
      return [`request.Content = ${openFile(body.file, body.contentType)};`];
    case 'multipart':
      return ['request.Content = form;'];
    case undefined:
      return headers.some(isContentHeader)
        ? ['request.Content = new ByteArrayContent(Array.Empty<byte>());']
        : [];
  }
}

/** Writes the `Authorization` header, for which .NET has its own class. */
function toAuthorization({headers, basic}: PreparedRequest): readonly string[] {
  if (basic !== undefined) {
    const text = `$"{${toName(basic.user)}}:{${toName(basic.password)}}"`;
    return [
      `request.Headers.Authorization = new AuthenticationHeaderValue(
    "Basic", Convert.ToBase64String(Encoding.UTF8.GetBytes(${text})));`,
    ];
  }
  const value = headers.find(([name]) => name === 'Authorization')?.[1];
  if (value === undefined) return [];
  const [scheme = '', ...token] = value;
  const name = quote(String(scheme).trim());
  return [
    `request.Headers.Authorization = new AuthenticationHeaderValue(${name}, ${writeTemplate(token, TEMPLATE)});`,
  ];
}

function toReading({answer}: PreparedRequest): string {
  if (answer.kind === 'lines')
    return `using var reader = new StreamReader(await response.Content.ReadAsStreamAsync());
while (await reader.ReadLineAsync() is { } line)
{
    Console.WriteLine(line);
}`;
  if (answer.kind === 'file')
    return `await File.WriteAllBytesAsync(
    ${quote(answer.file)}, await response.Content.ReadAsByteArrayAsync());`;
  return answer.kind === 'status'
    ? 'Console.WriteLine((int)response.StatusCode);'
    : 'Console.WriteLine(content);';
}

/** Writes top-level statements for C# 11 or later with implicit usings. */
export function toCSharp(request: PreparedRequest): string {
  const {method, address, headers, answer, isConditional, hasCertificate, isShort} = request;
  const name = findMethodName(method);
  const verb = name === undefined ? `new HttpMethod(${quote(method)})` : `HttpMethod.${name}`;
  const statements = [
    ...toAuthorization(request),
    ...toContent(request),
    ...headers.filter(([header]) => header !== 'Authorization').map(toHeader),
  ];
  const isFailure = isConditional
    ? '!response.IsSuccessStatusCode && response.StatusCode != HttpStatusCode.NotModified'
    : '!response.IsSuccessStatusCode';
  const isText = answer.kind === 'json' || answer.kind === 'text';
  const shown = request.shownHeaders.map(
    (header) => `Console.WriteLine($"${header}: {response.Headers.${header}}");\n`,
  );
  const timeout = isShort
    ? hasCertificate
      ? ''
      : '()'
    : ' { Timeout = TimeSpan.FromSeconds(30) }';
  const content = 'var content = await response.Content.ReadAsStringAsync();\n';
  // With this option the timeout only covers the headers. A stream may never end.
  const completion = answer.kind === 'lines' ? ', HttpCompletionOption.ResponseHeadersRead' : '';
  const failure = `if (${isFailure})
{
${isText ? '' : `    ${content}`}    throw new HttpRequestException($"{(int)response.StatusCode} {response.ReasonPhrase}: {content}");
}
${shown.join('')}`;
  return `${toStart(request)}using var client = new HttpClient${hasCertificate ? '(handler)' : ''}${timeout};
using var request = new HttpRequestMessage(
    ${verb}, ${writeTemplate(address, TEMPLATE)});
${statements.map((statement) => `${statement}\n`).join('')}
using var response = await client.SendAsync(request${completion});
${isText ? content : ''}${isShort ? '' : failure}${toReading(request)}`;
}
