import {encodeStrictly} from '@openapi-portal/openapi-model/inputs';
import {
  findMethodName,
  listHeaders,
  type PreparedBody,
  type PreparedRequest,
  TAG,
  toComment,
} from '../prepare';
import {quoteShell} from '../quote';
import {type TemplateNotation, writeTemplate} from '../template';
import type {SamplePart} from '../types';

const NOTATION: TemplateNotation = {
  quote: quoteShell,
  toCode: (placeholder) => {
    if (placeholder.variable === undefined) return `"\${${placeholder.local.toUpperCase()}:?}"`;
    const {variable, isNeeded} = placeholder;
    return isNeeded === true ? `"\${${variable}:?}"` : `"$${variable}"`;
  },
  plus: '',
  inline: {
    plain: /^[^"\\$`!]*$/,
    toString: (parts) => `"${parts.join('')}"`,
    toPart: (code) => code.slice(1, -1),
  },
};

/** Returns true if curl uses the method without `--request`: GET, or POST with a body. */
const isDefault = ({method, body, isShort}: PreparedRequest): boolean =>
  method === 'GET' ? body === undefined : isShort && method === 'POST' && body !== undefined;

/** Writes the URL and the method on separate lines, for narrow columns. */
function toStart(request: PreparedRequest): readonly string[] {
  const {method, url} = request;
  if (method === 'HEAD') return [`curl --head ${quoteShell(url)}`];
  const verb = findMethodName(method) === undefined ? quoteShell(method) : method;
  return [`curl ${quoteShell(url)}`, ...(isDefault(request) ? [] : [`--request ${verb}`])];
}

/** Formats a header. curl sends a header without a value only if a semicolon replaces the colon. */
export const toCurlHeader = (name: string, value: string): string =>
  value === '' ? `${name};` : `${name}: ${value}`;

/** Leaves out names that begin with `@`, which HTTP does not allow: curl would send the lines of a file of the reader. */
export function toHeaders(request: PreparedRequest): readonly string[] {
  const headers = listHeaders(request).filter(([name]) => !name.startsWith('@'));
  return headers.map(([name, value]) => {
    const [first = '', ...others] = value;
    const header =
      typeof first === 'string'
        ? [others.length === 0 ? toCurlHeader(name, first) : `${name}: ${first}`, ...others]
        : [`${name}: `, ...value];
    return `--header ${writeTemplate(header, NOTATION)}`;
  });
}

/** Quotes a form value, because curl interprets some characters, such as semicolons, in unquoted values. */
const quoteForm = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Matches types that curl does not misread in `--form`, as another file or as options. */
const PART_TYPE = /^[^\s/,;]+\/[^\s,;]+(?:; ?(?!(?:filename|headers|encoder)=)[^\s,;]+)*$/i;

function readText(body: PreparedBody): string {
  if (body.kind === 'text') return body.text;
  if (body.kind === 'form') return body.fields.join('');
  return body.kind === 'file'
    ? ''
    : body.parts.map((part) => ('text' in part ? part.text : '')).join('');
}

/**
 * Returns true if curl sends a body unchanged. An argument ends at a null character. `--form` reads
 * `name=content;type=…`: text after another `=` in the name, or an option in the type, could name a file of the reader,
 * which curl would send.
 */
export const isExact = (body: PreparedBody): boolean =>
  !readText(body).includes('\0') &&
  (body.kind !== 'multipart' ||
    body.parts.every(
      ({name, contentType = 'a/b'}) =>
        (body.mediaType !== undefined || !name.includes('=')) && PART_TYPE.test(contentType),
    ));

function toPart({name, ...part}: SamplePart): string {
  if ('file' in part)
    return `--form ${quoteShell(`${name}=@${part.file};type=${part.contentType}`)}`;
  return part.contentType === undefined
    ? `--form-string ${quoteShell(`${name}=${part.text}`)}`
    : `--form ${quoteShell(`${name}=${quoteForm(part.text)};type=${part.contentType}`)}`;
}

/** Writes the options for multipart parts. curl adds the boundary to a `Content-Type` header itself. */
const toMultipart = (parts: readonly SamplePart[], mediaType?: string): readonly string[] =>
  mediaType === undefined
    ? parts.map(toPart)
    : [
        `--header ${quoteShell(`Content-Type: ${mediaType}`)}`,
        ...parts.map((part) => toPart({...part, name: ''})),
      ];

/** Indents JSON like the option that it belongs to. Line breaks in JSON are only between values (RFC 8259, 7). */
const indent = (json: string): string => json.replaceAll('\n', '\n  ');

function toBody(body: PreparedBody): readonly string[] {
  switch (body.kind) {
    case 'text':
      return [`--data-raw ${quoteShell(body.json === undefined ? body.text : indent(body.text))}`];
    case 'form':
      return body.fields.map(
        ([name, value]) => `--data-urlencode ${quoteShell(`${encodeStrictly(name)}=${value}`)}`,
      );
    case 'file':
      return [`--data-binary ${quoteShell(`@${body.file}`)}`];
    case 'multipart':
      return toMultipart(body.parts, body.mediaType);
  }
}

/** `--include` would write headers to a saved file. `--fail` keeps curl from saving an error's body. */
function toOptions({method, answer, shownHeaders, isShort}: PreparedRequest): readonly string[] {
  if (isShort) {
    if (answer.kind === 'file') return [`--output ${quoteShell(answer.file)}`];
    return answer.kind === 'lines' ? ['--no-buffer'] : [];
  }
  if (answer.kind === 'file')
    return [
      '--dump-header - --fail --silent --show-error',
      `--max-time 30 --output ${quoteShell(answer.file)}`,
    ];
  const time = answer.kind === 'lines' ? '--no-buffer --connect-timeout 30' : '--max-time 30';
  // `--head` prints the headers anyway, and a program that reads lines does not expect headers.
  const isPlain = method === 'HEAD' || (answer.kind === 'lines' && shownHeaders.length === 0);
  const show = isPlain ? '' : '--include ';
  return [`${show}--fail-with-body --silent --show-error`, time];
}

const toStartLines = (request: PreparedRequest): string =>
  toComment(request, '#') +
  request.keys.map((key) => `${key.toUpperCase()}="$(uuidgen)"\n`).join('');

/** Writes a command for curl 7.87 or later. */
export function toCurl(request: PreparedRequest): string {
  const {body, basic, query, hasCertificate, shownHeaders} = request;
  const keepsTag = shownHeaders.includes('ETag');
  const command = [
    ...toStart(request),
    ...toOptions(request),
    ...(keepsTag ? ['--etag-save etag.txt'] : []),
    ...query.map(({name, variable}) => {
      const value = writeTemplate([`${encodeStrictly(name)}=`, {variable}], NOTATION);
      return `--url-query ${value}`;
    }),
    ...(basic?.isDigest === true ? ['--digest'] : []),
    ...(basic === undefined ? [] : [`--user "$${basic.user}:$${basic.password}"`]),
    ...(hasCertificate ? ['--cert client.crt --key client.key'] : []),
    ...toHeaders(request),
    ...(body === undefined ? [] : toBody(body)),
  ].join(' \\\n  ');
  const end = keepsTag ? ` &&\n  export ${TAG}="$(cat etag.txt)"` : '';
  return toStartLines(request) + command + end;
}
