import type {Cursor} from '../../contract/cursor';
import type {Operation} from '../../contract/operations';
import {listParameters} from '../../reference/parameters';
import type {Parameter, ParameterLocation, ParameterStyle} from '../model';

import {toExamples} from './example';
import {toDescription} from './plain-text';
import type {SchemaCollector} from './schemas';

const DEFAULT_STYLES = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
} as const satisfies Record<ParameterLocation, ParameterStyle>;

/** OpenAPI ignores these as parameters: body, responses and security say them. */
const IGNORED_HEADERS = new Set(['accept', 'content-type', 'authorization']);

const isIgnored = (parameter: Cursor): boolean =>
  parameter.text('in') === 'header' &&
  IGNORED_HEADERS.has((parameter.text('name') ?? '').toLowerCase());

function toParameter(found: Cursor, schemas: SchemaCollector): Parameter {
  const place = found.text('in') as ParameterLocation;
  const [mediaType, content] = found.entries('content')[0] ?? [];
  const holder = content === undefined ? found : found.with({...found.object, ...content.object});
  const style = (found.text('style') ?? DEFAULT_STYLES[place]) as ParameterStyle;
  const explode = found.get('explode')?.value;
  return {
    name: found.text('name') ?? '',
    in: place,
    required: place === 'path' || found.isTrue('required'),
    ...toDescription(found),
    ...schemas.collect(holder),
    examples: toExamples(holder),
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form',
    ...(found.isTrue('allowReserved') && {allowReserved: true}),
    ...(mediaType !== undefined && {mediaType}),
  };
}

/** The parameters of an operation; its own replace those of its path with the same name and location. */
export const toParameters = (
  operation: Pick<Operation, 'cursor' | 'pathItem'>,
  schemas: SchemaCollector,
): Parameter[] =>
  listParameters(operation)
    .filter((parameter) => !isIgnored(parameter))
    .map((parameter) => toParameter(parameter, schemas));
