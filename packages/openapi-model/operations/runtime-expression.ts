import {findOwnMember} from '@openapi-portal/reports/json';
import {splitPointer} from '@openapi-portal/reports/pointer';

/** The source of a value in words, split around the name in it. */
export interface ValueSource {
  readonly expression: string;
  /** Words before the name: `the field`. */
  readonly before: string;
  /** The name as shown to readers: `callback.url`. */
  readonly name?: string;
  /** Words after the name: `of the request body`. */
  readonly after: string;
}

const WHOLE: Readonly<Record<string, string>> = {
  $url: 'the URL of the request',
  $method: 'the method of the request',
  $statusCode: 'the status code of the response',
};

const PARTS: Readonly<Record<string, string>> = {
  header: 'the header',
  query: 'the query parameter',
  path: 'the path parameter',
};

/** Describes the value of a runtime expression (OpenAPI 3.1.1, 4.8.20.4) in words; undefined for other text. */
export function findValueSource(expression: string): ValueSource | undefined {
  const whole = findOwnMember(WHOLE, expression);
  if (whole !== undefined) return {expression, before: whole, after: ''};
  const [, side, part = '', name] =
    /^\$(request|response)\.(header|query|path|body)(?:[.#](.*))?$/s.exec(expression) ?? [];
  if (side === undefined) return undefined;
  const message = side === 'request' ? 'of the request' : 'of the response';
  if (part !== 'body') return {expression, before: PARTS[part] ?? '', name, after: message};
  if (name === undefined || name === '') return {expression, before: 'the body', after: message};
  const field = splitPointer(`#${name}`).join('.');
  return {expression, before: 'the field', name: field, after: `of the ${side} body`};
}

/** Lists the distinct expressions in a URL, which may also be one expression. */
export function listValueSources(address: string): readonly ValueSource[] {
  const whole = findValueSource(address);
  if (whole !== undefined) return [whole];
  const found = Array.from(
    address.matchAll(/\{(\$[^{}]+)\}/g),
    ([, expression = '']) => expression,
  );
  return [...new Set(found)].flatMap((expression) => findValueSource(expression) ?? []);
}
