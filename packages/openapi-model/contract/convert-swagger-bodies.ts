import {
  asObject,
  formatValue,
  type JsonObject,
  type JsonValue,
  omit,
} from '@openapi-portal/reports/json';

import {addSentence, convertList} from './convert-swagger-lists';
import {convertSchema, toContent} from './convert-swagger-parts';

/** Matches the media types of forms (Swagger 2.0, Parameter Object). */
const FORM = /^\s*(application\/x-www-form-urlencoded|multipart\/)/i;

export const isBodyParameter = (parameter: JsonObject): boolean =>
  parameter.in === 'body' || parameter.in === 'formData';

function findFormTypes(fields: readonly JsonObject[], consumes: readonly string[]) {
  const types = consumes.filter((type) => FORM.test(type));
  const hasFile = fields.some(({type, items}) => [type, asObject(items).type].includes('file'));
  const usual = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return types.length > 0 ? types : [usual];
}

function convertField(field: JsonObject): readonly [schema: JsonValue, encoding: JsonObject] {
  const [{'x-example': example, ...one}, style] = convertList(field);
  const schema = {
    ...omit(one, ['name', 'in', 'required', 'allowEmptyValue']),
    // OpenAPI 3 has no `allowEmptyValue` for form fields.
    ...(one.allowEmptyValue === true && {description: addSentence(one, 'May be empty.')}),
  };
  return [convertSchema({...schema, ...(example !== undefined && {example})}), style];
}

/** Converts the fields of a form to a request body. A later field replaces an earlier one of the same name. */
function convertForm(all: readonly JsonObject[], consumes: readonly string[]): JsonObject {
  const byName = new Map(all.map((field) => [formatValue(field.name ?? ''), field]));
  const fields = [...byName].map(([name, field]) => [name, convertField(field)] as const);
  const required = [...byName].flatMap(([name, field]) => (field.required === true ? name : []));
  const encoding = fields.flatMap(([name, [, style]]) =>
    Object.keys(style).length > 0 ? [[name, style] as const] : [],
  );
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, [one]]) => [name, one])),
    ...(required.length > 0 && {required}),
  };
  const content = {
    schema,
    ...(encoding.length > 0 && {encoding: Object.fromEntries(encoding)}),
  };
  return {
    ...(required.length > 0 && {required: true}),
    content: toContent(findFormTypes([...byName.values()], consumes), content),
  };
}

/** Builds the request body of an operation from the parameters of its path, then its own, which override them. */
export function convertBody(
  parameters: readonly JsonObject[],
  consumes: readonly string[],
): JsonObject | undefined {
  const body = parameters.filter((parameter) => parameter.in === 'body').at(-1);
  if (body !== undefined) {
    const example = body['x-example'];
    const content = toContent(consumes.length > 0 ? consumes : ['application/json'], {
      schema: convertSchema(body.schema ?? {}),
      ...(example !== undefined && {example}),
    });
    return {...omit(body, ['name', 'in', 'schema', 'x-example']), content};
  }
  const fields = parameters.filter((parameter) => parameter.in === 'formData');
  return fields.length === 0 ? undefined : convertForm(fields, consumes);
}
