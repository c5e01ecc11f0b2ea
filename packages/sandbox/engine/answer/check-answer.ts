import type {Json} from 'openapi-static/console/model';
import {isJsonObject} from 'static-pages/reports/json';

import type {SandboxHeader, SandboxResponse} from '../../model/model';
import type {Validate} from '../validate';

import type {Answer} from './answer';

const isFitting = (text: string, {schema}: SandboxHeader, validate: Validate): boolean => {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  const values: readonly Json[] = isNumber ? [text, Number(text)] : [text];
  return values.some((value) => validate(value, schema).length === 0);
};

/**
 * All in which an answer is not what the contract says.
 *
 * @param response what the contract says of its status
 */
export function checkAnswer(
  {status, headers = {}, body, mediaType = ''}: Answer,
  response: SandboxResponse | undefined,
  validate: Validate,
): readonly string[] {
  if (response === undefined) return [`the contract has no answer ${status}`];
  const given = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const wrongHeaders = Object.entries(response.headers).flatMap(([name, header]) => {
    const text = given.get(name.toLowerCase());
    if (text === undefined) return header.required ? [`the header ${name} is missing`] : [];
    return isFitting(text, header, validate) ? [] : [`the header ${name} cannot be ${text}`];
  });
  const {content} = response;
  if (body === undefined)
    return Object.keys(content).length > 0 ? [...wrongHeaders, 'there is no body'] : wrongHeaders;
  const expected = Object.hasOwn(content, mediaType) ? content[mediaType] : undefined;
  if (expected === undefined) return [...wrongHeaders, `the contract has no body ${mediaType}`];
  const isJson = isJsonObject(body) || mediaType.includes('json');
  const errors = isJson ? validate(body, expected.schema) : [];
  return [...wrongHeaders, ...errors.map(({pointer, message}) => `${pointer || '/'} ${message}`)];
}
