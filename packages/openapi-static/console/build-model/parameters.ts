import type {Cursor} from '../../contract/cursor';
import type {Operation} from '../../contract/operations';
import {listParameters} from '../../reference/parameters';
import type {Parameter, ParameterLocation, ParameterStyle} from '../model';

import {toExamples} from './example';
import {toDescription} from './plain-text';
import type {SchemaCollector} from './schemas';

/** The styles of each location, its default first (OpenAPI 3.1, 4.8.12.2). */
const STYLES: Readonly<Record<ParameterLocation, readonly [ParameterStyle, ...ParameterStyle[]]>> =
  {
    path: ['simple', 'label', 'matrix'],
    query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
    header: ['simple'],
    cookie: ['form'],
  };

const isLocation = (location = ''): location is ParameterLocation =>
  Object.hasOwn(STYLES, location);

/** OpenAPI ignores these as parameters: body, responses and security say them. */
const isIgnored = (parameter: Cursor): boolean =>
  parameter.text('in') === 'header' &&
  /^(accept|content-type|authorization)$/i.test(parameter.text('name') ?? '');

function toParameter(
  location: ParameterLocation,
  found: Cursor,
  schemas: SchemaCollector,
): Parameter {
  const [mediaType, content] = found.entries('content')[0] ?? [];
  const holder = content === undefined ? found : found.with({...found.object, ...content.object});
  const style = STYLES[location].find((one) => one === found.text('style')) ?? STYLES[location][0];
  const explode = found.get('explode')?.value;
  return {
    name: found.text('name') ?? '',
    in: location,
    required: location === 'path' || found.isTrue('required'),
    ...toDescription(found),
    ...schemas.collect(holder),
    examples: toExamples(holder),
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form',
    ...(found.isTrue('allowReserved') && {allowReserved: true}),
    ...(found.isTrue('deprecated') && {isDeprecated: true}),
    ...(location === 'header' &&
      found.isTrue('x-idempotency-key') && {isIdempotencyKey: true as const}),
    ...(mediaType !== undefined && {mediaType}),
  };
}

/**
 * The parameters of an operation; its own replace those of its path with the same name and location. One in a
 * location that OpenAPI 3.1 does not have is left out; a style that its location does not have is the default.
 */
export const toParameters = (
  operation: Pick<Operation, 'cursor' | 'pathItem'>,
  schemas: SchemaCollector,
): Parameter[] =>
  listParameters(operation)
    .filter((parameter) => !isIgnored(parameter))
    .flatMap((parameter) => {
      const location = parameter.text('in');
      return isLocation(location) ? [toParameter(location, parameter, schemas)] : [];
    });
