import {collectParts, Cursor, METHODS} from '@openapi-portal/openapi-model';
import {
  asList,
  asObject,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
} from '@openapi-portal/reports/json';

const PROBLEM = 'application/problem+json';

const mapObject = (
  value: JsonValue | undefined,
  map: (member: JsonValue, name: string) => JsonValue,
): JsonObject => asObject(mapMembers(asObject(value), (member, name) => map(member, String(name))));

/** Lists the alternatives of a schema; the schema itself if it has none. */
function listAlternatives(schema: JsonValue): readonly JsonValue[] {
  const {anyOf, oneOf} = asObject(schema);
  const alternatives = [...asList(anyOf), ...asList(oneOf)];
  return alternatives.length === 0 ? [schema] : alternatives;
}

/** Lists the required properties of a schema, including those of its `allOf` parts. */
const listRequired = (schema: JsonValue, document: JsonObject): readonly string[] =>
  collectParts(new Cursor(document, schema)).parts.flatMap((part) => part.texts('required'));

/** Finds the alternative whose required properties an example has; of several, the one with the most. */
function findSchema(schema: JsonValue, example: JsonObject, document: JsonObject): JsonValue {
  const fitting = listAlternatives(schema)
    .map((one) => ({one, required: listRequired(one, document)}))
    .filter(({required}) => required.every((name) => Object.hasOwn(example, name)))
    .sort((a, b) => b.required.length - a.required.length);
  return fitting[0]?.one ?? schema;
}

/** Restricts the `type` of a problem document to the values in its examples. */
function narrowProblem(media: JsonValue, document: JsonObject): JsonValue {
  const {schema, examples} = asObject(media);
  if (schema === undefined) return media;
  const narrowed = new Map<string, JsonValue>();
  for (const example of Object.values(asObject(examples))) {
    const value = asObject(asObject(example).value);
    if (typeof value.type !== 'string') return media;
    const literal = {
      type: 'object',
      required: ['type'],
      properties: {type: {type: 'string', enum: [value.type]}},
    };
    narrowed.set(value.type, {allOf: [findSchema(schema, value, document), literal]});
  }
  return narrowed.size === 0
    ? media
    : {...asObject(media), schema: {oneOf: [...narrowed.values()]}};
}

const narrowResponses = (responses: JsonValue | undefined, document: JsonObject): JsonObject =>
  mapObject(responses, (response) => {
    const {content} = asObject(response);
    if (content === undefined) return response;
    const narrowed = mapObject(content, (media, type) =>
      type === PROBLEM ? narrowProblem(media, document) : media,
    );
    return {...asObject(response), content: narrowed};
  });

/**
 * Adds a `Content-Type` header parameter that lists the media types of the body. OpenAPI has no such parameter, but
 * without the header in its types, a client would send `application/json`.
 */
function nameMediaType(operation: JsonObject): JsonObject {
  const {requestBody, parameters} = operation;
  const types = Object.keys(asObject(asObject(requestBody).content));
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
  return {...operation, parameters: [...asList(parameters), header]};
}

/**
 * Prepares a contract for the generator of types. In error responses, `type` is restricted to the values of the
 * examples, so that programs can discriminate problems by it. Requests that are not JSON get a parameter for the media
 * type.
 *
 * @param document OpenAPI 3.1
 */
export function narrowTypes(document: JsonObject): JsonObject {
  const components = asObject(document.components);
  const paths = mapObject(document.paths, (item) =>
    mapObject(item, (operation, method) =>
      METHODS.includes(method) && isJsonObject(operation)
        ? {
            ...nameMediaType(operation),
            responses: narrowResponses(operation.responses, document),
          }
        : operation,
    ),
  );
  const responses = narrowResponses(components.responses, document);
  return {...document, paths, components: {...components, responses}};
}
