import {
  findMethodName,
  listHeaders,
  type PreparedBody,
  type PreparedHeader,
  type PreparedRequest,
  TAG,
  toComment,
} from '../prepare';
import {quotePowerShell, quotePowerShellLines} from '../quote';
import {type TemplateNotation, writeTemplate} from '../template';
import type {SamplePart} from '../types';

type Entry = readonly [name: string, value: string];

export const TEMPLATE: TemplateNotation = {
  quote: quotePowerShell,
  toCode: (placeholder) => {
    if (placeholder.variable === undefined) return `$${placeholder.local}`;
    const value = `$env:${placeholder.variable}`;
    return placeholder.isEncoded === true ? `[uri]::EscapeDataString(${value})` : value;
  },
  plus: ' + ',
  inline: {
    plain: /^[^"“-„`$]*$/,
    toString: (parts) => `"${parts.join('')}"`,
    toPart: (code) => (code.startsWith('$') ? code : `$(${code})`),
  },
};

export function toTable(entries: readonly Entry[], margin: string): string {
  const width = entries.reduce((most, [name]) => Math.max(most, name.length), 0);
  const lines = entries.map(([name, value]) => `${margin}    ${name.padEnd(width)} = ${value}\n`);
  return `@{\n${lines.join('')}${margin}}`;
}

function toMethod(method: string): Entry {
  const name = findMethodName(method);
  // Windows PowerShell 5.1 does not support `CustomMethod`.
  if (name === undefined) return ['CustomMethod', quotePowerShell(method)];
  return ['Method', quotePowerShell(name)];
}

const toHeader = ([name, value]: PreparedHeader): Entry => [
  /^\w+$/.test(name) ? name : quotePowerShell(name),
  writeTemplate(value, TEMPLATE),
];

export const listOwnHeaders = (request: PreparedRequest): readonly Entry[] => [
  ...(request.basic === undefined ? [] : [['Authorization', '"Basic $credentials"'] as const]),
  ...listHeaders({...request, body: undefined}).map(toHeader),
];

const toBasic = ({user, password}: NonNullable<PreparedRequest['basic']>): string =>
  `$credentials = [Convert]::ToBase64String(
    [Text.Encoding]::UTF8.GetBytes("\${env:${user}}:\${env:${password}}"))

`;

const CERTIFICATE = `$password = ConvertTo-SecureString $env:CLIENT_P12_PASSWORD -AsPlainText -Force
$certificate = Get-PfxCertificate -FilePath 'client.p12' -Password $password

`;

const toPath = (file: string): string => `(Resolve-Path ${quotePowerShell(file)})`;

const openFile = (file: string): string =>
  `[System.Net.Http.StreamContent]::new([IO.File]::OpenRead(${toPath(file)}))`;

function toPart(part: SamplePart): string {
  const isFile = 'file' in part;
  const content = isFile
    ? openFile(part.file)
    : `[System.Net.Http.StringContent]::new(${quotePowerShell(part.text)})`;
  const type =
    part.contentType === undefined
      ? ''
      : `$part.Headers.ContentType = ${quotePowerShell(part.contentType)}\n`;
  const names = [part.name, ...(isFile ? [part.file] : [])].map(quotePowerShell);
  return `$part = ${content}\n${type}$form.Add($part, ${names.join(', ')})\n`;
}

function toFields(fields: readonly (readonly [string, string])[]): string {
  const lines = fields.map(
    ([name, value]) =>
      `    ${quotePowerShell(`${encodeURIComponent(name)}=`)} + [uri]::EscapeDataString(${quotePowerShell(value)})\n`,
  );
  return `@(\n${lines.join('')}) -join '&'`;
}

function toStart(body: PreparedBody): string {
  switch (body.kind) {
    case 'text':
      return `$body = ${quotePowerShellLines(body.text)}\n\n`;
    case 'form':
      return `$body = ${toFields(body.fields)}\n\n`;
    case 'file':
      return '';
    case 'multipart':
      return `$form = [System.Net.Http.MultipartFormDataContent]::new()\n${body.parts.map(toPart).join('')}\n`;
  }
}

function toBody(body: PreparedBody | undefined): readonly Entry[] {
  if (body === undefined) return [];
  if (body.kind === 'multipart') return [['Body', '$form']];
  const type: Entry = ['ContentType', quotePowerShell(body.contentType)];
  if (body.kind === 'file') return [type, ['InFile', quotePowerShell(body.file)]];
  return [type, ['Body', '[Text.Encoding]::UTF8.GetBytes($body)']];
}

function toParameters(request: PreparedRequest): string {
  const {method, address, body, answer, hasCertificate, isShort} = request;
  const headers = listOwnHeaders(request);
  const parameters: readonly Entry[] = [
    ...(isShort && method === 'GET' ? [] : [toMethod(method)]),
    ['Uri', writeTemplate(address, TEMPLATE)],
    ...(headers.length === 0 ? [] : [['Headers', toTable(headers, '    ')] as const]),
    ...(hasCertificate ? [['Certificate', '$certificate'] as const] : []),
    ...toBody(body),
    ...(answer.kind === 'file' ? [['OutFile', quotePowerShell(answer.file)] as const] : []),
    ...(isShort ? [] : [['TimeoutSec', '30'] as const]),
  ];
  return toTable(parameters, '');
}

/** Prints headers of `$response`, and keeps the `ETag` in an environment variable. */
const toShown = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) =>
    name === 'ETag'
      ? [`$env:${TAG} = $response.Headers['ETag']`, `"ETag: $env:${TAG}"`]
      : [`"${name}: $($response.Headers['${name}'])"`],
  );

/** Writes statements that print headers of a response of the .NET client. */
const toShownLines = (names: readonly string[]): string =>
  names.map((name) => `"${name}: $($response.Headers.${name})"\n`).join('');

function showContent({answer}: PreparedRequest): readonly string[] {
  if (answer.kind === 'file') return [];
  if (answer.kind === 'status') return ['$response.StatusCode'];
  return answer.kind === 'json' ? ['$response.Content | ConvertFrom-Json'] : ['$response.Content'];
}

function toCall(request: PreparedRequest): string {
  const {method, answer, shownHeaders} = request;
  if (method === 'HEAD') return '(Invoke-WebRequest @request).Headers';
  if (shownHeaders.length > 0) {
    const passes = answer.kind === 'file' ? ' -PassThru' : '';
    const lines = [`$response = Invoke-WebRequest @request${passes}`, ...toShown(shownHeaders)];
    return [...lines, ...showContent(request)].join('\n    ');
  }
  if (answer.kind === 'file') return 'Invoke-WebRequest @request';
  if (answer.kind === 'status') return '(Invoke-WebRequest @request).StatusCode';
  return answer.kind === 'json'
    ? 'Invoke-RestMethod @request'
    : '(Invoke-WebRequest @request).Content';
}

const FAILURE = `if (-not $response.IsSuccessStatusCode) {
    throw "$([int]$response.StatusCode) $($response.ReasonPhrase): $($reader.ReadToEnd())"
}
`;

/** Writes a program that reads a stream with the .NET client, because cmdlets wait for the complete response. */
function toLines(request: PreparedRequest): string {
  const {method, address, body, hasCertificate, isShort} = request;
  const contents: Readonly<Record<PreparedBody['kind'], string>> = {
    text: '[System.Net.Http.StringContent]::new($body)',
    form: '[System.Net.Http.StringContent]::new($body)',
    file: body?.kind === 'file' ? openFile(body.file) : '',
    multipart: '$form',
  };
  const content =
    body === undefined
      ? []
      : [
          `$request.Content = ${contents[body.kind]}`,
          ...(body.contentType === undefined
            ? []
            : [`$request.Content.Headers.ContentType = ${quotePowerShell(body.contentType)}`]),
        ];
  const certificate = hasCertificate
    ? '$handler = [System.Net.Http.HttpClientHandler]::new()\n$null = $handler.ClientCertificates.Add($certificate)\n'
    : '';
  const uri = writeTemplate(address, TEMPLATE);
  const lines = [
    `$request = [System.Net.Http.HttpRequestMessage]::new(${quotePowerShell(method)}, ${uri})`,
    ...content,
    ...listOwnHeaders(request).map(
      ([name, value]) => `$request.Headers.Add(${/^\w/.test(name) ? `'${name}'` : name}, ${value})`,
    ),
  ];
  return `${certificate}$client = [System.Net.Http.HttpClient]::new(${hasCertificate ? '$handler' : ''})
${isShort ? '' : '$client.Timeout = [TimeSpan]::FromSeconds(30)\n'}${lines.join('\n')}

$response = $client.Send($request, [System.Net.Http.HttpCompletionOption]::ResponseHeadersRead)
$reader = [IO.StreamReader]::new($response.Content.ReadAsStream())
${isShort ? '' : FAILURE}${toShownLines(request.shownHeaders)}while ($null -ne ($line = $reader.ReadLine())) {
    $line
}`;
}

/** Writes a script for PowerShell 7. Windows PowerShell 5.1 runs it if it is ASCII without streams. */
export function toPowerShell(request: PreparedRequest): string {
  const {body, basic, answer, isConditional, hasCertificate, isShort} = request;
  const start = [
    body === undefined ? '' : toStart(body),
    basic === undefined ? '' : toBasic(basic),
    hasCertificate ? CERTIFICATE : '',
    toComment(request, '#'),
    ...request.keys.map((key) => `$${key} = [guid]::NewGuid().ToString()\n`),
    request.keys.length > 0 ? '\n' : '',
  ].join('');
  if (answer.kind === 'lines') return start + toLines(request);
  const parameters = `${start}$request = ${toParameters(request)}\n\n`;
  if (isShort) return parameters + toCall(request);
  const notModified = isConditional
    ? "    if ($_.Exception.Response.StatusCode -eq 'NotModified') { return }\n"
    : '';
  return `${parameters}try {
    ${toCall(request)}
}
catch {
${notModified}    throw "$($_.Exception.Message) $($_.ErrorDetails.Message)"
}`;
}
