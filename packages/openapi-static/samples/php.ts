import {toCurlHeader} from './curl';
import {type JsonScalar, someScalar} from './json';
import {type Notation, toLiteral} from './literal';
import {type PreparedBody, type PreparedRequest, writeHeaders} from './prepare';
import {quotePhp} from './quote';

const NOTATION: Notation = {
  indent: '    ',
  width: 100,
  trailingComma: ',',
  emptyObject: 'new stdClass()',
  quote: quotePhp,
  toKey: (name) => `${quotePhp(name)} => `,
  // An array whose keys are 0, 1, 2 would be sent as a list.
  toBraces: (object) => [Object.keys(object).some(isIndex) ? '(object) [' : '[', ']'],
};

const isIndex = (name: string): boolean => /^\d+$/.test(name);

const LARGEST_INTEGER = 2n ** 63n - 1n;

/** Whether PHP would round it, or `json_encode` refuse it: half of a character. */
const isInexact = (value: JsonScalar): boolean =>
  typeof value === 'bigint'
    ? value > LARGEST_INTEGER || value < -LARGEST_INTEGER
    : typeof value === 'string' && /\p{Cs}/u.test(value);

function toBody({json, text}: PreparedBody): string {
  if (json === undefined) return quotePhp(text);
  if (someScalar(json, isInexact)) return `<<<'JSON'\n${text}\nJSON`;
  return `json_encode(${toLiteral(json, NOTATION, '', 20)}, JSON_THROW_ON_ERROR)`;
}

function toHeaders(request: PreparedRequest): readonly string[] {
  const token = "'Authorization: Bearer ' . getenv('TOKEN')";
  const headers = writeHeaders(request, token, (name, value) =>
    quotePhp(toCurlHeader(name, value)),
  );
  if (headers.length === 0) return [];
  return ['CURLOPT_HTTPHEADER => [', ...headers.map((header) => `    ${header},`), '],'];
}

function toMethod(method: string): readonly string[] {
  if (method === 'GET') return [];
  return method === 'HEAD'
    ? ['CURLOPT_NOBODY => true,']
    : [`CURLOPT_CUSTOMREQUEST => ${quotePhp(method)},`];
}

/** A script for PHP 8 with its curl extension. */
export function toPhp(request: PreparedRequest): string {
  const {method, url, body} = request;
  const options = [
    ...toMethod(method),
    ...toHeaders(request),
    ...(body === undefined ? [] : ['CURLOPT_POSTFIELDS => $body,']),
    'CURLOPT_RETURNTRANSFER => true,',
    'CURLOPT_TIMEOUT => 30,',
  ];
  return `<?php

declare(strict_types=1);

${body === undefined ? '' : `$body = ${toBody(body)};\n\n`}$curl = curl_init(${quotePhp(url)});
curl_setopt_array($curl, [
${options.map((option) => `    ${option}`).join('\n')}
]);

$content = curl_exec($curl);
if ($content === false) {
    throw new RuntimeException(curl_error($curl));
}
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status >= 400) {
    throw new RuntimeException("$status: $content");
}
echo $content, PHP_EOL;`;
}
