import {toCurlHeader} from './curl';
import {type JsonScalar, type Notation, hasScalar, toLiteral} from '../literal';
import {FORM_DATA, toPartHead} from '../multipart';
import {listHeaders, type PreparedBody, type PreparedRequest, toComment} from '../prepare';
import {quotePhp} from '../quote';
import {type TemplateNotation, writeTemplate} from '../template';
import type {FormField, SamplePart} from '../types';

const NOTATION: Notation = {
  indent: '    ',
  width: 100,
  trailingComma: ',',
  emptyObject: 'new stdClass()',
  quote: quotePhp,
  toKey: (name) => `${quotePhp(name)} => `,
  // `json_encode` would write an array with the keys 0, 1, 2 as a list.
  toBraces: (object) => [Object.keys(object).some(isIndex) ? '(object) [' : '[', ']'],
};

export const TEMPLATE: TemplateNotation = {
  quote: quotePhp,
  toCode: (placeholder) => {
    if (placeholder.variable === undefined) return `$${placeholder.local}`;
    const value = `getenv('${placeholder.variable}')`;
    return placeholder.isEncoded === true ? `rawurlencode(${value})` : value;
  },
  plus: ' . ',
};

const isIndex = (name: string): boolean => /^\d+$/.test(name);

const LARGEST_INTEGER = 2n ** 63n - 1n;

/** Returns true for integers that PHP would round, and for text with lone surrogates, which `json_encode` rejects. */
const isInexact = (value: JsonScalar): boolean =>
  typeof value === 'bigint'
    ? value > LARGEST_INTEGER || value < -LARGEST_INTEGER
    : typeof value === 'string' && /\p{Cs}/u.test(value);

const isUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** Writes the fields of a form. Repeated names are encoded one by one, because the keys of a PHP array are unique. */
function toFields(fields: readonly FormField[]): string {
  const build = (group: readonly FormField[]): string =>
    `http_build_query([${group.map((field) => field.map(quotePhp).join(' => ')).join(', ')}])`;
  if (isUnique(fields.map(([name]) => name))) {
    const lines = fields.map((field) => `    ${field.map(quotePhp).join(' => ')},\n`);
    return `http_build_query([\n${lines.join('')}])`;
  }
  return `implode('&', [\n${fields.map((field) => `    ${build([field])},\n`).join('')}])`;
}

function toPieces(parts: readonly SamplePart[], mediaType?: string): string {
  const pieces = parts.map((part) => {
    const content =
      'file' in part ? `file_get_contents(${quotePhp(part.file)})` : quotePhp(part.text);
    return `    . "--$boundary\\r\\n" . ${quotePhp(toPartHead(part, mediaType))} . ${content} . "\\r\\n"\n`;
  });
  return `$boundary = bin2hex(random_bytes(16));\n$body = ''\n${pieces.join('')}    . "--$boundary--\\r\\n";`;
}

function toPart(part: SamplePart): string {
  const type = part.contentType === undefined ? '' : quotePhp(part.contentType);
  if ('file' in part) return `new CURLFile(${quotePhp(part.file)}, ${type})`;
  return type === ''
    ? quotePhp(part.text)
    : `new CURLStringFile(${[part.text, part.name].map(quotePhp).join(', ')}, ${type})`;
}

/** Returns true for parts that no PHP array can represent, which curl sends with unique names. */
const needsPieces = (parts: readonly SamplePart[], mediaType?: string): boolean =>
  mediaType !== undefined || !isUnique(parts.map(({name}) => name));

function toBody(body: PreparedBody): string {
  switch (body.kind) {
    case 'text': {
      const {json, text} = body;
      if (json === undefined) return `$body = ${quotePhp(text)};`;
      if (hasScalar(json, isInexact)) return `$body = <<<'JSON'\n${text}\nJSON;`;
      return `$body = json_encode(${toLiteral(json, NOTATION, '', 20)}, JSON_THROW_ON_ERROR);`;
    }
    case 'form':
      return `$body = ${toFields(body.fields)};`;
    case 'file':
      return `$body = file_get_contents(${quotePhp(body.file)});`;
    case 'multipart':
      if (needsPieces(body.parts, body.mediaType)) return toPieces(body.parts, body.mediaType);
      return `$body = [\n${body.parts
        .map((part) => `    ${quotePhp(part.name)} => ${toPart(part)},\n`)
        .join('')}];`;
  }
}

/** Generates a random UUID (RFC 9562, 5.4), for which PHP has no function. */
const toKey = (name: string): string => `$bytes = random_bytes(16);
$bytes[6] = chr(ord($bytes[6]) & 0x0f | 0x40);
$bytes[8] = chr(ord($bytes[8]) & 0x3f | 0x80);
$${name} = vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($bytes), 4));
`;

const toKeys = (request: PreparedRequest): string =>
  [
    toComment(request, '//'),
    ...request.keys.map(toKey),
    ...(request.keys.length > 0 ? ['\n'] : []),
  ].join('');

export function toHeaders(request: PreparedRequest): readonly string[] {
  const {body} = request;
  const boundary =
    body?.kind === 'multipart' && needsPieces(body.parts, body.mediaType)
      ? [`${quotePhp(`Content-Type: ${body.mediaType ?? FORM_DATA}; boundary=`)} . $boundary`]
      : [];
  const headers = listHeaders(request).map(([name, value]) => {
    const [first = '', ...others] = value;
    const start =
      typeof first === 'string'
        ? [others.length === 0 ? toCurlHeader(name, first) : `${name}: ${first}`]
        : [`${name}: `, first];
    return writeTemplate([...start, ...others], TEMPLATE);
  });
  const lines = [...boundary, ...headers];
  if (lines.length === 0) return [];
  return ['CURLOPT_HTTPHEADER => [', ...lines.map((line) => `    ${line},`), '],'];
}

function toMethod({method, body}: PreparedRequest): readonly string[] {
  // With a body, curl sends POST by default.
  if (method === 'GET' && body === undefined) return [];
  return method === 'HEAD'
    ? ['CURLOPT_NOBODY => true,']
    : [`CURLOPT_CUSTOMREQUEST => ${quotePhp(method)},`];
}

/** Prints each complete line, and keeps an incomplete last line in `$rest`. */
const WRITE_LINES = [
  'CURLOPT_WRITEFUNCTION => function ($curl, string $chunk) use (&$rest): int {',
  '    $lines = explode("\\n", $rest . $chunk);',
  '    $rest = array_pop($lines);',
  '    foreach ($lines as $line) {',
  '        echo $line, PHP_EOL;',
  '        flush();',
  '    }',
  '    return strlen($chunk);',
  '},',
];

/** Writes a callback that prints response headers. curl calls it for each header line. */
const toShown = (names: readonly string[]): readonly string[] =>
  names.length === 0
    ? []
    : [
        'CURLOPT_HEADERFUNCTION => function ($curl, string $line): int {',
        `    if (preg_match('/^(${names.join('|')}):/i', $line)) {`,
        '        echo trim($line), PHP_EOL;',
        '    }',
        '    return strlen($line);',
        '},',
      ];

const toTransfer = ({kind}: PreparedRequest['answer']): readonly string[] =>
  kind === 'lines'
    ? [...WRITE_LINES, 'CURLOPT_CONNECTTIMEOUT => 30,']
    : ['CURLOPT_RETURNTRANSFER => true,', 'CURLOPT_TIMEOUT => 30,'];

function toOptions(request: PreparedRequest): readonly string[] {
  const {basic, body, answer, hasCertificate, isShort} = request;
  return [
    ...toMethod(request),
    ...toHeaders(request),
    ...(basic === undefined
      ? []
      : [`CURLOPT_USERPWD => getenv('${basic.user}') . ':' . getenv('${basic.password}'),`]),
    ...(basic?.isDigest === true ? ['CURLOPT_HTTPAUTH => CURLAUTH_DIGEST,'] : []),
    ...(hasCertificate
      ? ["CURLOPT_SSLCERT => 'client.crt',", "CURLOPT_SSLKEY => 'client.key',"]
      : []),
    ...(body === undefined ? [] : ['CURLOPT_POSTFIELDS => $body,']),
    ...toShown(request.shownHeaders),
    ...(isShort && answer.kind === 'file'
      ? [`CURLOPT_FILE => fopen(${quotePhp(answer.file)}, 'w'),`]
      : []),
    ...(isShort ? [] : toTransfer(answer)),
  ];
}
function toReading({answer}: PreparedRequest): string {
  if (answer.kind === 'lines') return 'echo $rest;';
  if (answer.kind === 'status') return 'echo $status, PHP_EOL;';
  return answer.kind === 'file'
    ? `file_put_contents(${quotePhp(answer.file)}, $content);`
    : 'echo $content, PHP_EOL;';
}

function toCall(request: PreparedRequest): string {
  const isLines = request.answer.kind === 'lines';
  return `
${isLines ? 'if (curl_exec($curl) === false) {' : '$content = curl_exec($curl);\nif ($content === false) {'}
    throw new RuntimeException(curl_error($curl));
}
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status >= 400) {
    throw new RuntimeException("$status: ${isLines ? '$rest' : '$content'}");
}
${toReading(request)}`;
}

/** Writes the code that runs the request. curl prints or saves the body itself. */
const toShortCall = ({answer}: PreparedRequest): string =>
  answer.kind === 'status'
    ? 'curl_exec($curl);\necho curl_getinfo($curl, CURLINFO_RESPONSE_CODE), PHP_EOL;'
    : 'curl_exec($curl);';

/** Writes a script for PHP 8.1 or later with the curl extension. */
export function toPhp(request: PreparedRequest): string {
  const {address, body, answer, isShort} = request;
  const isLines = answer.kind === 'lines' && !isShort;
  const options = toOptions(request).map((option) => `    ${option}\n`);
  const given = options.length === 0 ? '' : `curl_setopt_array($curl, [\n${options.join('')}]);\n`;
  return `<?php
${isShort ? '' : '\ndeclare(strict_types=1);\n'}
${body === undefined ? '' : `${toBody(body)}\n\n`}${toKeys(request)}${isLines ? "$rest = '';\n" : ''}$curl = curl_init(${writeTemplate(address, TEMPLATE)});
${given}${isShort ? toShortCall(request) : toCall(request)}`;
}
