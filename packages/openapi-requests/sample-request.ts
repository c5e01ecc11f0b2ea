import {findOwnMember, isJsonList, isJsonObject} from '@openapi-portal/reports/json';

import {
  findUnnamedType,
  type SampleBody,
  type SamplePart,
  type SampleRequest,
  SHOWN_HEADERS,
  toSampleResponse,
  toFileName,
} from '@openapi-portal/openapi-samples';
import {
  type ConsoleForm,
  findMediaType,
  findRequirements,
  isHeader,
  toBodyKind,
  toParameterKey,
} from './form';
import {toFormParts} from './form-parts';
import {
  type ConsoleModel,
  formatInput,
  type Json,
  type MediaType,
  type Parameter,
  parseJson,
  toValueKind,
} from '@openapi-portal/openapi-model/inputs';
import {listSampleHeaders} from './headers';
import {buildAddress, isBodySent} from './request';
import {findSecrets} from './secrets';
import {toTypedRequest} from './typed-request';

/** Formats a name in upper case, such as `USER_ID`. */
const formatPlaceholder = (name: string): string =>
  name
    .replace(/([a-z\d])(?=[A-Z])/g, '$1_')
    .replace(/[^\p{L}\d]+/gu, '_')
    .toUpperCase();

/** Returns a placeholder for a missing value: an allowed value, or else the name in upper case. */
function toPlaceholder({name, schema}: Parameter, {$defs}: ConsoleModel): string {
  const {choices, default: usual} = toValueKind(schema, $defs);
  const known = choices?.[0] ?? usual;
  return known === undefined ? formatPlaceholder(name) : formatInput(known);
}

/** Returns true if the reader has not entered a value: the parameter is empty, or has the value of an example. */
function isAsServed(parameter: Parameter, {values}: ConsoleForm): boolean {
  const value = values[toParameterKey(parameter)] ?? '';
  return value === '' || parameter.examples.some((example) => formatInput(example.value) === value);
}

const isFresh = (parameter: Parameter, form: ConsoleForm): boolean =>
  parameter.isIdempotencyKey === true && isAsServed(parameter, form);

/** Returns true if a header needs the `ETag` from the response of another operation. */
const isTagged = (parameter: Parameter, form: ConsoleForm): boolean =>
  isHeader(parameter, 'if-match') && parameter.required && isAsServed(parameter, form);

const namesOf = (
  {parameters}: ConsoleModel,
  isOne: (parameter: Parameter) => boolean,
): readonly string[] => parameters.filter(isOne).map(({name}) => name);

/** Fills missing required values with placeholders, and empties headers that the sample supplies. */
function fillForm(model: ConsoleModel, form: ConsoleForm): ConsoleForm {
  const entries = model.parameters.map((parameter) => {
    const key = toParameterKey(parameter);
    const value = form.values[key] ?? '';
    if (isFresh(parameter, form) || isTagged(parameter, form)) return [key, ''] as const;
    const isMissing = parameter.required && value === '';
    const filled = isMissing ? toPlaceholder(parameter, model) : value;
    return [key, filled.length > LONGEST ? formatPlaceholder(parameter.name) : filled] as const;
  });
  return {...form, values: Object.fromEntries(entries)};
}

/** Path segments that name a format, not a resource. */
const FORMS = /^(pdf|csv|xml|json|zip|png|raw|content|download|export|file)$/i;

/** Returns the last path segment that names a resource, for use in a file name: `photo` for `/users/{id}/photo`. */
function toSubject(path: string): string {
  const words = path.split('/').filter((word) => word !== '' && !word.includes('{'));
  return words.filter((word) => !FORMS.test(word)).at(-1) ?? words.at(-1) ?? 'content';
}

function tryParse(text: string): Json | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/**
 * Maximum length of a value in the code of a sample, in characters. Longer values are read from a file or replaced by a
 * placeholder: there are samples in nine languages for each operation.
 */
const LONGEST = 20_000;

function toShortPart(part: SamplePart): SamplePart {
  if ('file' in part || part.text.length <= LONGEST) return part;
  const {name, contentType = 'text/plain'} = part;
  return {name, file: toFileName(name, contentType), contentType};
}

function toFields(described: MediaType, text: string): SampleBody | undefined {
  const value = tryParse(text);
  const all = isJsonObject(value) || isJsonList(value) ? toFormParts(described, value) : [];
  const parts = all.map(toShortPart);
  const unnamed = findUnnamedType(described.mediaType);
  if (unnamed !== undefined) return {kind: 'multipart', parts, mediaType: unnamed};
  if (described.mediaType.startsWith('multipart/')) return {kind: 'multipart', parts};
  const fields = parts.map((part) => [part.name, 'file' in part ? part.file : part.text] as const);
  return {kind: 'form', mediaType: described.mediaType, fields};
}

function toBody(model: ConsoleModel, form: ConsoleForm): SampleBody | undefined {
  const described = findMediaType(model, form);
  if (described === undefined || !isBodySent(model.method)) return undefined;
  const mediaType = described.mediaType.includes('*')
    ? 'application/octet-stream'
    : described.mediaType;
  const kind = toBodyKind(described.mediaType);
  const text = findOwnMember(form.bodies, described.mediaType) ?? '';
  if (kind === 'file' || (kind !== 'fields' && text.length > LONGEST)) {
    const file = form.file?.name ?? toFileName(toSubject(model.path), mediaType);
    return {kind: 'file', mediaType, file};
  }
  if (text.trim() === '') return undefined;
  if (kind === 'fields') return toFields(described, text);
  const value = kind === 'json' ? tryParse(text) : undefined;
  return value === undefined ? {kind: 'text', mediaType, text} : {kind: 'json', mediaType, value};
}

const listSentFiles = (body: SampleBody | undefined): readonly string[] => {
  if (body?.kind === 'file') return [body.file];
  return body?.kind === 'multipart'
    ? body.parts.flatMap((part) => ('file' in part ? part.file : []))
    : [];
};

/** Returns how a sample reads the response. A file that it saves must not overwrite a file that it sends. */
function readAnswer({answers = []}: ConsoleModel, body: SampleBody | undefined) {
  const answer = toSampleResponse(answers[0]);
  if (answer.kind !== 'file') return answer;
  const sent = new Set(listSentFiles(body).map((file) => file.toLowerCase()));
  let {file} = answer;
  while (sent.has(file)) file = `new-${file}`;
  return {...answer, file};
}

/** Builds the request of the samples, with placeholders and without the reader's secrets. */
export function toSampleRequest(
  model: ConsoleModel,
  form: ConsoleForm,
  server: string,
): SampleRequest {
  const filled = fillForm(model, form);
  const body = toBody(model, form);
  const typed = toTypedRequest(model, filled, server);
  return {
    method: model.method,
    url: buildAddress(model, filled, server),
    headers: listSampleHeaders(model, filled),
    freshHeaders: namesOf(model, (parameter) => isFresh(parameter, form)),
    taggedHeaders: namesOf(model, (parameter) => isTagged(parameter, form)),
    ...(model.tagFrom !== undefined && {tagFrom: model.tagFrom}),
    ...(body !== undefined && {body}),
    credentials: [
      ...findRequirements(model, form),
      ...findSecrets(model, filled).map(({in: location, name}) => ({
        type: 'apiKey' as const,
        in: location,
        name,
      })),
    ],
    answer: readAnswer(model, body),
    ...(typed !== undefined && {typed}),
    shownHeaders: SHOWN_HEADERS.filter((name) => model.answerHeaders?.includes(name)),
  };
}

/** Builds the request of the shortest samples, without optional idempotency keys and needless `Accept`. */
export function toShortRequest(
  model: ConsoleModel,
  form: ConsoleForm,
  server: string,
): SampleRequest {
  const parameters = model.parameters.filter(
    (parameter) => parameter.required || !isFresh(parameter, form),
  );
  const request = toSampleRequest({...model, parameters}, form, server);
  const [wanted = '', ...others] = model.answers ?? [];
  const needed = others.length === 0 ? [] : [['Accept', wanted] as const];
  const headers = [...needed, ...request.headers.filter(([name]) => name !== 'Accept')];
  return {...request, headers, isShort: true};
}
