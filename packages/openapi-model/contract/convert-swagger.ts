import {
  asObject,
  findOwnMember,
  formatValue,
  isJsonList,
  isJsonObject,
  isSameJson,
  type JsonObject,
  type JsonValue,
  mapMembers,
  omit,
} from '@openapi-portal/reports/json';
import {findAt} from '@openapi-portal/reports/pointer';

import {convertBody, isBodyParameter} from './convert-swagger-bodies';
import {
  convertResponse,
  convertSchema,
  convertValue,
  mapObjects,
  moveReference,
} from './convert-swagger-parts';
import {hoistSchemas} from './hoist-schemas';

const MOVED =
  `swagger host basePath schemes consumes produces paths definitions parameters responses
  securityDefinitions`.split(/\s+/);

const FLOWS: Readonly<Record<string, string>> = {
  accessCode: 'authorizationCode',
  application: 'clientCredentials',
};

interface Inherited {
  readonly root: JsonObject;
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
  readonly body: readonly JsonObject[];
}

const readTexts = (value: JsonValue | undefined, inherited: readonly string[] = []) =>
  isJsonList(value) ? value.map(formatValue) : inherited;

const isExtension = (key: string | number): boolean => String(key).startsWith('x-');

/** Follows references from an object. Returns the target, or the last reference if it is broken or circular. */
export function followReferences(
  value: JsonObject,
  root: JsonObject,
  seen: readonly string[] = [],
): JsonObject {
  const {$ref} = value;
  if (typeof $ref !== 'string' || seen.includes($ref)) return value;
  const target = $ref.startsWith('#/') ? findAt(root, $ref) : undefined;
  return isJsonObject(target) ? followReferences(target, root, [...seen, $ref]) : value;
}

const isShared = ({$ref}: JsonObject, kind: 'parameters' | 'responses'): boolean =>
  new RegExp(`^#/${kind}/[^/]+$`).test(formatValue($ref ?? ''));

/** Lists the parameters of a path or operation, resolved except for shared ones that are not a body. */
function readParameters({parameters}: JsonObject, root: JsonObject): readonly JsonObject[] {
  const items = isJsonList(parameters) ? parameters.map(asObject) : [];
  return items.map((parameter) => {
    const target = followReferences(parameter, root);
    return isShared(parameter, 'parameters') && !isBodyParameter(target) ? parameter : target;
  });
}

const convertOthers = (parameters: readonly JsonObject[]): readonly JsonObject[] =>
  parameters.filter((parameter) => !isBodyParameter(parameter)).map(convertValue);

/** Converts a response. A shared one is copied into an operation with its own `produces`. */
function convertOwnResponse(
  response: JsonObject,
  produces: readonly string[],
  document: Omit<Inherited, 'body'>,
): JsonObject {
  const target = followReferences(response, document.root);
  const hasTypes = target.schema !== undefined || target.examples !== undefined;
  const isSame = !hasTypes || isSameJson(produces, document.produces);
  return target.$ref !== undefined || (isShared(response, 'responses') && isSame)
    ? moveReference(formatValue(response.$ref ?? ''))
    : convertResponse(target, produces);
}

function convertOperation(operation: JsonObject, inherited: Inherited): JsonObject {
  const {root} = inherited;
  const consumes = readTexts(operation.consumes, inherited.consumes);
  const produces = readTexts(operation.produces, inherited.produces);
  const parameters = readParameters(operation, root);
  const requestBody = convertBody([...inherited.body, ...parameters], consumes);
  return {
    ...omit(operation, ['consumes', 'produces', 'schemes']),
    ...(operation.schemes !== undefined &&
      root.host !== undefined && {servers: toServers({...root, schemes: operation.schemes})}),
    ...(operation.parameters !== undefined && {parameters: convertOthers(parameters)}),
    ...(requestBody !== undefined && {requestBody}),
    responses: mapMembers(asObject(operation.responses), (response, status) =>
      isExtension(status) ? response : convertOwnResponse(asObject(response), produces, inherited),
    ),
  };
}

/** Converts a path item. The body parameters of the path are copied to each operation. */
function convertPathItem(pathItem: JsonObject, document: Omit<Inherited, 'body'>): JsonValue {
  const parameters = readParameters(pathItem, document.root);
  const inherited = {...document, body: parameters.filter(isBodyParameter)};
  return mapMembers(pathItem, (member, key) => {
    if (key === 'parameters') return convertOthers(parameters);
    return isJsonObject(member) && !isExtension(key) ? convertOperation(member, inherited) : member;
  });
}

function convertSecurityScheme(scheme: JsonObject): JsonObject {
  const {type, flow = '', authorizationUrl, tokenUrl, scopes, ...rest} = scheme;
  if (type === 'basic') return {...rest, type: 'http', scheme: 'basic'};
  if (type !== 'oauth2') return scheme;
  const name = findOwnMember(FLOWS, formatValue(flow)) ?? formatValue(flow);
  const described = Object.entries(asObject(scopes)).filter(([scope]) => !isExtension(scope));
  const addresses = {
    ...(authorizationUrl !== undefined && {authorizationUrl}),
    ...(tokenUrl !== undefined && {tokenUrl}),
  };
  return {...rest, type, flows: {[name]: {...addresses, scopes: Object.fromEntries(described)}}};
}

/** Lists the servers, without a trailing slash because paths begin with one. */
function toServers({host, basePath, schemes}: JsonObject): readonly JsonObject[] {
  const path = typeof basePath === 'string' ? basePath.replace(/\/$/, '') : '';
  if (typeof host !== 'string') return path === '' ? [] : [{url: path}];
  const named = readTexts(schemes);
  return (named.length > 0 ? named : ['https']).map((protocol) => ({
    url: `${protocol}://${host}${path}`,
  }));
}

/**
 * Converts Swagger 2.0 to OpenAPI 3.0. The libraries for this lose data: swagger2openapi drops a path's body parameters
 * and all but one media type of a form, and renames schemas. @scalar/openapi-upgrader 0.4.9 requires Node.js 22, keeps
 * references to shared bodies in `parameters`, and drops form fields and shared parameters named `__proto__`.
 *
 * @see https://swagger.io/docs/specification/v2_0/basic-structure/
 */
export function convertSwagger(document: JsonObject): JsonObject {
  const root = hoistSchemas(document);
  const {paths, definitions, parameters, responses, securityDefinitions} = root;
  const shared = asObject(parameters);
  const [consumes, produces] = [readTexts(root.consumes), readTexts(root.produces)];
  const bodies = Object.keys(shared).filter((name) =>
    isBodyParameter(followReferences(asObject(shared[name]), root)),
  );
  const inherited = {root, consumes, produces};
  return {
    ...omit(root, MOVED),
    openapi: '3.0.3',
    servers: toServers(root),
    paths: mapMembers(asObject(paths), (path, name) =>
      isExtension(name) ? path : convertPathItem(asObject(path), inherited),
    ),
    components: {
      schemas: mapObjects(definitions, convertSchema),
      parameters: mapObjects(omit(shared, bodies), convertValue),
      responses: mapObjects(responses, (response) =>
        typeof response.$ref === 'string'
          ? moveReference(response.$ref)
          : convertResponse(response, produces),
      ),
      securitySchemes: mapObjects(securityDefinitions, convertSecurityScheme),
    },
  };
}
