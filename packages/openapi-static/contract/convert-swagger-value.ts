import {convertSchema, moveReference} from './convert-swagger-schema';
import {formatValue, type JsonObject, omit} from 'static-pages/reports/json';

/** Members of a parameter or a header that 3.0 keeps beside its schema. */
const BESIDE_SCHEMA = ['name', 'in', 'description', 'required', 'allowEmptyValue', 'deprecated'];

const STYLES: Readonly<Record<string, JsonObject>> = {
  multi: {explode: true},
  csv: {explode: false},
  ssv: {style: 'spaceDelimited'},
  pipes: {style: 'pipeDelimited'},
  tsv: {style: 'tabDelimited'},
};

export const isBodyParameter = (parameter: JsonObject): boolean =>
  parameter.in === 'body' || parameter.in === 'formData';

const isBeside = (key: string): boolean =>
  BESIDE_SCHEMA.includes(key) || (key.startsWith('x-') && key !== 'x-nullable');

/** A parameter or a header: what describes its value moves into a schema. */
export function convertValue(value: JsonObject): JsonObject {
  if (typeof value.$ref === 'string') return {$ref: moveReference(value.$ref)};
  const keys = Object.keys(value);
  const schema = omit(value, [...keys.filter(isBeside), 'collectionFormat']);
  return {
    ...omit(
      value,
      keys.filter((key) => !isBeside(key)),
    ),
    schema: convertSchema(schema),
    ...STYLES[formatValue(value.collectionFormat ?? '')],
  };
}
