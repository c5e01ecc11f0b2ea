import type {Parameter, ParameterPlace, ParameterStyle} from '../model';
import {toExamples} from './example';
import {toPlainText} from './plain-text';
import {type Dictionary, resolve, toDictionary, toList, toOptionalText} from './resolve';
import type {SchemaCollector} from './schemas';

const DEFAULT_STYLES = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
} as const satisfies Record<ParameterPlace, ParameterStyle>;

/** OpenAPI ignores these as parameters: body, responses and security say them. */
const IGNORED_HEADERS = new Set(['accept', 'content-type', 'authorization']);

const isIgnored = ({in: place, name}: Dictionary): boolean =>
  place === 'header' && IGNORED_HEADERS.has(String(name).toLowerCase());

function toParameter(document: unknown, found: Dictionary, schemas: SchemaCollector): Parameter {
  const place = found.in as ParameterPlace;
  const [content] = Object.entries(toDictionary(found.content));
  const holder = content === undefined ? found : toDictionary(content[1]);
  const style = (toOptionalText(found.style) ?? DEFAULT_STYLES[place]) as ParameterStyle;
  const description = toOptionalText(found.description);
  return {
    name: String(found.name),
    in: place,
    required: place === 'path' || found.required === true,
    ...(description !== undefined && {description: toPlainText(description)}),
    schema: schemas.toSchema(holder.schema),
    ...(schemas.isUnchecked(holder.schema) && {hasUncheckedPattern: true}),
    examples: toExamples(document, {...found, ...holder}),
    style,
    explode: typeof found.explode === 'boolean' ? found.explode : style === 'form',
    ...(found.allowReserved === true && {allowReserved: true}),
    ...(content !== undefined && {mediaType: content[0]}),
  };
}

/** The parameters of an operation; its own replace those of its path with the same name and place. */
export function toParameters(
  document: unknown,
  pathItem: Dictionary,
  operation: Dictionary,
  schemas: SchemaCollector,
): Parameter[] {
  const found = [...toList(pathItem.parameters), ...toList(operation.parameters)]
    .map((entry) => resolve(document, entry))
    .filter((entry) => !isIgnored(entry));
  const byKey = new Map(found.map((entry) => [`${String(entry.in)} ${String(entry.name)}`, entry]));
  return [...byKey.values()].map((entry) => toParameter(document, entry, schemas));
}
