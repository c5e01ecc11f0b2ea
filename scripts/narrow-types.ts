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

/** The schemas that one may be: its alternatives, or itself. */
function listAlternatives(schema: JsonValue): readonly JsonValue[] {
  const {anyOf, oneOf} = asObject(schema);
  const alternatives = [...asList(anyOf), ...asList(oneOf)];
  return alternatives.length === 0 ? [schema] : alternatives;
}

/** Lists the required members of a schema, including those of its parts. */
const listRequired = (schema: JsonValue, document: JsonObject): readonly string[] =>
  collectParts(new Cursor(document, schema)).parts.flatMap((part) => part.texts('required'));

/** Finds the alternative whose required members an example has; of several, the one with most. */
function findSchema(schema: JsonValue, example: JsonObject, document: JsonObject): JsonValue {
  const fitting = listAlternatives(schema)
    .map((one) => ({one, required: listRequired(one, document)}))
    .filter(({required}) => required.every((name) => Object.hasOwn(example, name)))
    .sort((a, b) => b.required.length - a.required.length);
  return fitting[0]?.one ?? schema;
}

/** Narrows the `type` of a problem document to the values of its examples. */
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
 * The media type of a body as a header to give: without one, a client sends `application/json`. OpenAPI has no such
 * parameter, but the types of a client can have it.
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
 * Prepares a contract for generating types: in each error response, `type` has the values of its examples, so
 * that a program can discriminate problems by it; a body that is not `application/json` has a member for its
 * media type.
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
