import {readNumber} from '@openapi-portal/reports/json';
import {isJsonType, type Json} from '@openapi-portal/openapi-model/inputs';
import type {Validate} from '@openapi-portal/schema-validation';

import type {SandboxHeader, SandboxResponse} from '../../model/model';
import {parseHeaderValue} from '../request/parse-style';

import type {ResponseData} from './response-data';

const readValue = (text: string): Json => (/^-?\d+(\.\d+)?$/.test(text) ? readNumber(text) : text);

/** Lists the values that a header can be read as: text, a number, a list or an object. */
function* listReadings(text: string, explode: boolean): Generator<Json> {
  yield text;
  yield readValue(text);
  const list = parseHeaderValue(text, explode, 'array') as readonly string[];
  yield list;
  yield list.map(readValue);
  const members = Object.entries(parseHeaderValue(text, explode, 'object'));
  yield Object.fromEntries(members.map(([name, one]) => [name, readValue(String(one))]));
}

function isFitting(
  text: string,
  {schema, explode = false}: SandboxHeader,
  validate: Validate,
): boolean {
  for (const value of listReadings(text, explode))
    if (validate(value, schema).length === 0) return true;
  return false;
}

/**
 * Lists the contract violations of a response. An error response may have a body even if the contract defines none.
 *
 * @param response the contract's response for its status
 */
export function checkResponse(
  {status, headers = {}, body, mediaType = ''}: ResponseData,
  response: SandboxResponse | undefined,
  validate: Validate,
): readonly string[] {
  if (response === undefined) return [`the contract has no response ${status}`];
  const given = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const wrongHeaders = Object.entries(response.headers).flatMap(([name, header]) => {
    const text = given.get(name.toLowerCase());
    if (text === undefined)
      return header.required === true ? [`the header ${name} is missing`] : [];
    return isFitting(text, header, validate) ? [] : [`the header ${name} cannot be ${text}`];
  });
  const {content} = response;
  if (body === undefined)
    return Object.keys(content).length > 0 ? [...wrongHeaders, 'there is no body'] : wrongHeaders;
  if (status >= 400 && Object.keys(content).length === 0) return wrongHeaders;
  const expected = Object.hasOwn(content, mediaType) ? content[mediaType] : undefined;
  if (expected === undefined) return [...wrongHeaders, `the contract has no body ${mediaType}`];
  const found = isJsonType(mediaType) ? validate(body, expected.schema) : [];
  const errors = found.filter(({isOverBudget}) => isOverBudget !== true);
  return [...wrongHeaders, ...errors.map(({pointer, message}) => `${pointer || '/'} ${message}`)];
}
