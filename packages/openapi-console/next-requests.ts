import type {ConsoleModel, FollowingOperation} from '@openapi-portal/openapi-model/inputs';
import {asObject, findOwnMember, isJsonList, type JsonValue} from '@openapi-portal/reports/json';
import {findAt} from '@openapi-portal/reports/pointer';

import {type ConsoleForm, toParameterKey} from '@openapi-portal/openapi-requests';
import type {ReceivedResponse} from './response';
import {findHeader} from './versions';

/** An operation to call next, with parameter values from a response. */
export interface NextRequest extends Pick<
  FollowingOperation,
  'title' | 'href' | 'method' | 'path'
> {
  readonly values: Readonly<Record<string, string>>;
}

export interface FoundRecord {
  readonly label: string;
  readonly requests: readonly NextRequest[];
}

export interface AnsweredRequest {
  readonly model: ConsoleModel;
  readonly values: ConsoleForm['values'];
  readonly response: Pick<ReceivedResponse, 'status' | 'headers' | 'body'>;
}

const MAX_RECORDS = 100;

const EXPRESSION =
  /^\$(?:(statusCode)|response\.header\.(.+)|response\.body(#.*)?|request\.(path|query|header)\.(.+))$/s;

const toText = (value: JsonValue | undefined): string | undefined =>
  /^(string|number|bigint)$/.test(typeof value) ? String(value) : undefined;

/** Evaluates an OpenAPI runtime expression. Text that does not start with `$` is returned unchanged. */
function evaluate(text: string, {values, response}: AnsweredRequest, body: JsonValue | undefined) {
  if (!text.startsWith('$')) return text;
  const [found, status, header, pointer, location, name = ''] = EXPRESSION.exec(text) ?? [];
  if (status !== undefined) return String(response.status);
  if (header !== undefined) return findHeader(response, header);
  if (location !== undefined) return values[`${location} ${name}`];
  return found === undefined ? undefined : toText(findAt(body, pointer ?? '#'));
}

/** Evaluates the parameter values of an operation. Returns an empty list if a path parameter has no value. */
function buildRequest(
  following: FollowingOperation,
  answered: AnsweredRequest,
  body: JsonValue | undefined,
): readonly NextRequest[] {
  const {title, href, method, path, values} = following;
  const found = Object.entries(values).flatMap(([key, expression]) => {
    const value = evaluate(expression, answered, body) ?? '';
    return value === '' ? [] : [[key, value] as const];
  });
  const isLost = Object.keys(values).some(
    (key) => key.startsWith('path ') && !found.some(([one]) => one === key),
  );
  return isLost ? [] : [{title, href, method, path, values: Object.fromEntries(found)}];
}

function toLabel(record: JsonValue, {values}: NextRequest): string {
  const [id = ''] = Object.entries(values).flatMap(([key, value]) =>
    key.startsWith('path ') ? [value] : [],
  );
  const texts = Object.values<JsonValue>(asObject(record)).map(toText);
  const other = texts.find((text) => text !== undefined && text !== id && text.length < 80);
  return other === undefined ? id : `${other}, ${id}`;
}

function listRecords(
  list: string,
  following: readonly FollowingOperation[],
  answered: AnsweredRequest,
  body: JsonValue | undefined,
): readonly FoundRecord[] {
  const records = findAt(body, `#${list}`);
  if (!isJsonList(records)) return [];
  return records.slice(0, MAX_RECORDS).flatMap((record) => {
    const requests = following.flatMap((one) => buildRequest(one, answered, record));
    const [first] = requests;
    return first === undefined ? [] : [{label: toLabel(record, first), requests}];
  });
}

export function findRecords(answered: AnsweredRequest): readonly FoundRecord[] {
  const {model, response} = answered;
  const {following = []} = model;
  if (response.status < 200 || response.status > 299) return [];
  const body = response.body.kind === 'json' ? (response.body.value as JsonValue) : undefined;
  const own = following
    .filter(({list}) => list === undefined)
    .flatMap((one) => buildRequest(one, answered, body));
  const lists = [...new Set(following.flatMap(({list}) => list ?? []))];
  return [
    ...(own.length > 0 ? [{label: '', requests: own}] : []),
    ...lists.flatMap((list) =>
      listRecords(
        list,
        following.filter((one) => one.list === list),
        answered,
        body,
      ),
    ),
  ];
}

const toPlain = (name: string): string => name.replace(/[_-]/g, '').toLowerCase();

/** Reads the query parameters for the next page from a `Link` header with `rel=next` (RFC 8288). */
function readNextLink({model, response}: AnsweredRequest) {
  const [, target] =
    /<([^<>]*)>\s*;[^,<]*\brel="?next\b/i.exec(findHeader(response, 'Link') ?? '') ?? [];
  if (target === undefined) return [];
  const query = new URLSearchParams(/\?([^#]*)/.exec(target)?.[1]);
  return model.parameters.flatMap((parameter) => {
    const value = parameter.in === 'query' ? query.get(parameter.name) : null;
    return value === null ? [] : [[toParameterKey(parameter), value] as const];
  });
}

/** Reads the query parameters for the next page: the member `next_page_token` for `page_token`. */
function readNextMembers({model, response: {body}}: AnsweredRequest) {
  const members = body.kind === 'json' ? asObject(body.value) : {};
  return model.parameters.flatMap((parameter) => {
    const wanted = `next${toPlain(parameter.name)}`;
    const name = Object.keys(members).find((one) => toPlain(one) === wanted);
    const value = name === undefined ? undefined : toText(findOwnMember(members, name));
    return parameter.in === 'query' && value !== undefined && value !== ''
      ? [[toParameterKey(parameter), value] as const]
      : [];
  });
}

export function findNextPage(answered: AnsweredRequest): ConsoleForm['values'] | undefined {
  const {status} = answered.response;
  if (status < 200 || status > 299) return undefined;
  const found = [...readNextLink(answered), ...readNextMembers(answered)];
  const changed = found.filter(([key, value]) => answered.values[key] !== value);
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}
