import fs from 'node:fs';
import path from 'node:path';

import type {Sample} from '@openapi-portal/openapi-model/inputs';

import {listLanguages, type SampleLanguage} from '../languages';
import * as csharp from '../languages/csharp';
import * as curl from '../languages/curl';
import * as go from '../languages/go';
import * as java from '../languages/java';
import * as javascript from '../languages/javascript';
import * as php from '../languages/php';
import * as powershell from '../languages/powershell';
import * as python from '../languages/python';
import {listHeaders, listVariables, prepare, type PreparedRequest} from '../prepare';
import {quoteShell} from '../quote';
import {type TemplateNotation, writeTemplate} from '../template';
import type {SampleRequest} from '../types';

/** The pagination of a list. Each page except the last contains a token for the next page. */
export interface Paging {
  readonly parameter: string;
  readonly next: string;
  readonly items: string;
}

type Values = Readonly<Record<string, string>>;

const FOLDER = path.join(
  path.dirname(require.resolve('@openapi-portal/openapi-samples/package.json')),
  'paging',
);

/** Returns true for names that need no escaping in any language. */
const isPlain = (name: string): boolean => /^[A-Za-z][\w-]*$/.test(name);

/** Returns true for a GET request for JSON with credentials only in headers. */
const isPlainRequest = ({method, body, answer, ...request}: SampleRequest): boolean =>
  method === 'GET' &&
  body === undefined &&
  answer.kind === 'json' &&
  (request.freshHeaders ?? []).length + (request.taggedHeaders ?? []).length === 0 &&
  request.credentials.every(
    ({type, in: location, httpScheme}) =>
      type !== 'mutualTLS' &&
      httpScheme !== 'basic' &&
      httpScheme !== 'digest' &&
      (type !== 'apiKey' || location === 'header'),
  );

const toLines = (texts: readonly string[], margin = ''): string =>
  texts.map((text) => `${margin}${text}\n`).join('');

/** Quotes the URL of the first page, and the text between this URL and the token of a further page. */
const toUrls = ({url}: PreparedRequest, {parameter}: Paging, quote: (text: string) => string) => ({
  url: quote(url),
  token: quote(`${url.includes('?') ? '&' : '?'}${parameter}=`),
});

/** Writes a call for each header. */
const toCalls = (
  request: PreparedRequest,
  notation: TemplateNotation,
  write: (name: string, value: string) => string,
): string =>
  toLines(
    listHeaders(request).map(([name, value]) =>
      write(notation.quote(name), writeTemplate(value, notation)),
    ),
  );

function toScriptValues(request: PreparedRequest, {items, next}: Paging): Values {
  const toMember = (name: string): string => (/^\w+$/.test(name) ? `.${name}` : `['${name}']`);
  const toKey = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);
  return {
    url: writeTemplate(request.address, javascript.TEMPLATE),
    headers: toLines(javascript.toHeaderLines(request, '    ')),
    itemsMember: toMember(items),
    nextMember: toMember(next),
    itemsKey: toKey(items),
    nextKey: toKey(next),
  };
}

/** The values that a language inserts into its program, in addition to the names of `Paging`. */
const VALUES: Readonly<
  Record<SampleLanguage, (request: PreparedRequest, paging: Paging) => Values>
> = {
  curl: (request) => ({
    url: quoteShell(request.url),
    headers: curl
      .toHeaders(request)
      .map((header) => ` \\\n      ${header}`)
      .join(''),
  }),
  javascript: toScriptValues,
  typescript: toScriptValues,
  python: (request) => ({
    url: python.TEMPLATE.quote(request.url),
    imports: listVariables(request).length > 0 ? 'import os\n\n' : '',
    headers: toLines(python.toHeaders(request)).replace(/^(?=.)/gm, '    '),
  }),
  go: (request, paging) => ({
    ...toUrls(request, paging, go.TEMPLATE.quote),
    os: listVariables(request).length > 0 ? '\t"os"\n' : '',
    headers: toCalls(
      request,
      go.TEMPLATE,
      (name, value) => `\t\treq.Header.Set(${name}, ${value})`,
    ),
  }),
  java: (request, paging) => ({
    ...toUrls(request, paging, java.TEMPLATE.quote),
    headers: toCalls(
      request,
      java.TEMPLATE,
      (name, value) => `                .header(${name}, ${value})`,
    ),
  }),
  csharp: (request, paging) => ({
    ...toUrls(request, paging, csharp.TEMPLATE.quote),
    variables: listVariables(request).map(csharp.toVariable).join(''),
    headers: toCalls(
      request,
      csharp.TEMPLATE,
      (name, value) => `    request.Headers.Add(${name}, ${value});`,
    ),
  }),
  php: (request, paging) => ({
    ...toUrls(request, paging, php.TEMPLATE.quote),
    headers: toLines(php.toHeaders(request), '        '),
  }),
  powershell: (request, paging) => {
    const headers = powershell.listOwnHeaders(request);
    return {
      ...toUrls(request, paging, powershell.TEMPLATE.quote),
      headers: headers.length === 0 ? '@{}' : powershell.toTable(headers, ''),
    };
  },
};

/** Writes programs that read all pages of a list from the URL of its first; empty if they cannot send the request. */
export function makePagesSamples(request: SampleRequest, paging: Paging): readonly Sample[] {
  if (!isPlainRequest(request) || !Object.values(paging).every(isPlain)) return [];
  const prepared = prepare(request);
  return listLanguages().map(({language, label}) => {
    const template = fs.readFileSync(path.join(FOLDER, `${language}.mustache`), 'utf8').trimEnd();
    const values: Values = {...paging, ...VALUES[language](prepared, paging)};
    const code = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
    return {language, label, code};
  });
}
