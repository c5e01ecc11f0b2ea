import {
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '@openapi-portal/reports/json';

const PROBLEM = 'application/problem+json';

const SCHEMAS = '#/components/schemas/';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const mapObject = (
  value: JsonValue | undefined,
  map: (member: JsonValue, name: string) => JsonValue,
): JsonObject =>
  Object.fromEntries(
    Object.entries(isJsonObject(value) ? value : {}).map(([name, member]) => [
      name,
      map(member, name),
    ]),
  );

const listOf = (value: JsonValue | undefined): readonly JsonValue[] =>
  isJsonList(value) ? value : [];

/** The schemas that one may be: its alternatives, or itself. */
function listAlternatives(schema: JsonValue): readonly JsonValue[] {
  if (!isJsonObject(schema)) return [schema];
  const alternatives = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  return alternatives.length === 0 ? [schema] : alternatives;
}

/** The members that a schema wants, with those of what it is made of. */
function listRequired(schema: JsonValue, schemas: JsonObject): readonly JsonValue[] {
  if (!isJsonObject(schema)) return [];
  const {$ref, required, allOf} = schema;
  if (typeof $ref === 'string')
    return listRequired(schemas[$ref.slice(SCHEMAS.length)] ?? null, schemas);
  return [...listOf(required), ...listOf(allOf).flatMap((part) => listRequired(part, schemas))];
}

/** The alternative of which an example has all required members; of several, the one that wants most. */
function findSchema(schema: JsonValue, example: JsonObject, schemas: JsonObject): JsonValue {
  const fitting = listAlternatives(schema)
    .map((one) => ({one, required: listRequired(one, schemas)}))
    .filter(({required}) => required.every((name) => Object.hasOwn(example, String(name))))
    .sort((a, b) => b.required.length - a.required.length);
  return fitting[0]?.one ?? schema;
}

/** What a problem document says, with the `type` of each of its examples as the only values that there are. */
function narrowProblem(media: JsonValue, schemas: JsonObject): JsonValue {
  if (!isJsonObject(media) || media.schema === undefined) return media;
  const {schema, examples} = media;
  const narrowed = new Map<string, JsonValue>();
  for (const example of Object.values(isJsonObject(examples) ? examples : {})) {
    const value = isJsonObject(example) ? example.value : undefined;
    if (!isJsonObject(value) || typeof value.type !== 'string') return media;
    const literal = {
      type: 'object',
      required: ['type'],
      properties: {type: {type: 'string', enum: [value.type]}},
    };
    narrowed.set(value.type, {allOf: [findSchema(schema, value, schemas), literal]});
  }
  return narrowed.size === 0 ? media : {...media, schema: {oneOf: [...narrowed.values()]}};
}

const narrowResponses = (responses: JsonValue | undefined, schemas: JsonObject): JsonObject =>
  mapObject(responses, (response) => {
    if (!isJsonObject(response) || response.content === undefined) return response;
    const content = mapObject(response.content, (media, type) =>
      type === PROBLEM ? narrowProblem(media, schemas) : media,
    );
    return {...response, content};
  });

/**
 * The media type of a body as a header to give: without one, a client sends `application/json`. OpenAPI has no such
 * parameter, but the types of a client can have it.
 */
function nameMediaType(operation: JsonObject): JsonObject {
  const {requestBody, parameters} = operation;
  const types = Object.keys(
    mapObject(isJsonObject(requestBody) ? requestBody.content : undefined, (media) => media),
  );
  if (types.length === 0 || types.join() === 'application/json') return operation;
  const required = !types.includes('application/json');
  const description = 'The media type of the body.';
  const header = {
    name: 'Content-Type',
    in: 'header',
    required,
    description,
    schema: {type: 'string', enum: types},
  };
  return {...operation, parameters: [...listOf(parameters), header]};
}

/**
 * A contract as the types of a client are made of it: in each error answer `type` has the values of its examples, so that a
 * program that tests it narrows the problem, and a body that is not `application/json` says its media type.
 *
 * @param document OpenAPI 3.1
 */
export function narrowTypes(document: JsonObject): JsonObject {
  const components = isJsonObject(document.components) ? document.components : {};
  const schemas = isJsonObject(components.schemas) ? components.schemas : {};
  const paths = mapObject(document.paths, (item) =>
    mapObject(item, (operation, method) =>
      METHODS.includes(method) && isJsonObject(operation)
        ? {
            ...nameMediaType(operation),
            responses: narrowResponses(operation.responses, schemas),
          }
        : operation,
    ),
  );
  const responses = narrowResponses(components.responses, schemas);
  return {...document, paths, components: {...components, responses}};
}
