import {
  asObject,
  findOwn,
  formatValue,
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
  omit,
} from '@openapi-portal/reports/json';

import {
  convertResponse,
  convertSchema,
  convertValue,
  mapObjects,
  toContent,
} from './convert-swagger-parts';

/** Members of the root that 3.0 keeps elsewhere. */
const MOVED =
  `swagger host basePath schemes consumes produces paths definitions parameters responses
  securityDefinitions`.split(/\s+/);

const FLOWS: Readonly<Record<string, string>> = {
  accessCode: 'authorizationCode',
  application: 'clientCredentials',
};

/** What an operation has from its path and its document. */
interface Inherited {
  /** Media types, unless it names its own. */
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
  /** The parameters that the document names. */
  readonly shared: JsonObject;
  /** Parameters of the path that are a body. */
  readonly body: readonly JsonObject[];
}

const readTexts = (value: JsonValue | undefined, inherited: readonly string[] = []) =>
  isJsonList(value) ? value.map(formatValue) : inherited;

const isBodyParameter = (parameter: JsonObject): boolean =>
  parameter.in === 'body' || parameter.in === 'formData';

function convertForm(fields: readonly JsonObject[], consumes: readonly string[]): JsonObject {
  const hasFile = fields.some(({type}) => type === 'file');
  const fallback = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const toName = ({name = ''}: JsonObject): string => formatValue(name);
  const toSchema = (field: JsonObject) =>
    convertSchema(omit(field, ['name', 'in', 'required', 'collectionFormat']));
  const required = fields.filter((field) => field.required === true).map(toName);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [toName(field), toSchema(field)])),
    ...(required.length > 0 && {required}),
  };
  return {content: toContent(consumes.length > 0 ? consumes : [fallback], {schema})};
}

function convertBody(
  parameters: readonly JsonObject[],
  consumes: readonly string[],
): JsonObject | undefined {
  const body = parameters.find((parameter) => parameter.in === 'body');
  if (body !== undefined) {
    const content = toContent(consumes, {schema: convertSchema(body.schema ?? {})});
    return {...omit(body, ['name', 'in', 'schema']), content};
  }
  const fields = parameters.filter((parameter) => parameter.in === 'formData');
  return fields.length === 0 ? undefined : convertForm(fields, consumes);
}

/** The parameters of an owner; references to those that become a body are followed. */
function readParameters({parameters}: JsonObject, shared: JsonObject): readonly JsonObject[] {
  const items = isJsonList(parameters) ? parameters.map(asObject) : [];
  return items.map((parameter) => {
    const name = /^#\/parameters\/(.+)$/.exec(formatValue(parameter.$ref ?? ''))?.[1];
    const target = name === undefined ? {} : asObject(findOwn(shared, name));
    return isBodyParameter(target) ? target : parameter;
  });
}

const convertOthers = (parameters: readonly JsonObject[]): readonly JsonObject[] =>
  parameters.filter((parameter) => !isBodyParameter(parameter)).map(convertValue);

function convertOperation(operation: JsonObject, inherited: Inherited): JsonObject {
  const consumes = readTexts(operation.consumes, inherited.consumes);
  const produces = readTexts(operation.produces, inherited.produces);
  const parameters = readParameters(operation, inherited.shared);
  const requestBody = convertBody([...parameters, ...inherited.body], consumes);
  return {
    ...omit(operation, ['consumes', 'produces', 'schemes']),
    ...(operation.parameters !== undefined && {parameters: convertOthers(parameters)}),
    ...(requestBody !== undefined && {requestBody}),
    responses: mapObjects(operation.responses, (response) => convertResponse(response, produces)),
  };
}

/** A path with its operations; a body that holds for the whole path goes to each of them. */
function convertPathItem(pathItem: JsonObject, document: Omit<Inherited, 'body'>): JsonValue {
  const parameters = readParameters(pathItem, document.shared);
  const inherited = {...document, body: parameters.filter(isBodyParameter)};
  return mapMembers(pathItem, (member, key) => {
    if (key === 'parameters') return convertOthers(parameters);
    return isJsonObject(member) ? convertOperation(member, inherited) : member;
  });
}

function convertSecurityScheme(scheme: JsonObject): JsonObject {
  const {type, flow = '', authorizationUrl, tokenUrl, scopes, ...rest} = scheme;
  if (type === 'basic') return {...rest, type: 'http', scheme: 'basic'};
  if (type !== 'oauth2') return scheme;
  const name = findOwn(FLOWS, formatValue(flow)) ?? formatValue(flow);
  const addresses = {
    ...(authorizationUrl !== undefined && {authorizationUrl}),
    ...(tokenUrl !== undefined && {tokenUrl}),
  };
  return {...rest, type, flows: {[name]: {...addresses, scopes: scopes ?? {}}}};
}

function toServers({host, basePath, schemes}: JsonObject): readonly JsonObject[] {
  const path = typeof basePath === 'string' ? basePath : '';
  if (typeof host !== 'string') return path === '' ? [] : [{url: path}];
  return readTexts(schemes, ['https']).map((protocol) => ({url: `${protocol}://${host}${path}`}));
}

/**
 * Swagger 2.0 as OpenAPI 3.0: bodies and forms become request bodies, `produces` becomes content. Of the libraries
 * for it we take nothing. swagger2openapi loses the body that a path gives to its operations and all but one of a
 * form's media types, and renames schemas. @scalar/openapi-upgrader 0.4.9 needs Node.js 22, leaves the reference to a
 * shared body among an operation's parameters, and loses fields of forms and shared parameters named `__proto__`.
 *
 * @see https://swagger.io/docs/specification/v2_0/basic-structure/
 */
export function convertSwagger(document: JsonObject): JsonObject {
  const {paths, definitions, parameters, responses, securityDefinitions} = document;
  const shared = asObject(parameters);
  const [consumes, produces] = [readTexts(document.consumes), readTexts(document.produces)];
  const bodies = Object.keys(shared).filter((name) => isBodyParameter(asObject(shared[name])));
  return {
    ...omit(document, MOVED),
    openapi: '3.0.3',
    servers: toServers(document),
    paths: mapObjects(paths, (path) => convertPathItem(path, {consumes, produces, shared})),
    components: {
      schemas: mapObjects(definitions, convertSchema),
      parameters: mapObjects(omit(shared, bodies), convertValue),
      responses: mapObjects(responses, (response) => convertResponse(response, produces)),
      securitySchemes: mapObjects(securityDefinitions, convertSecurityScheme),
    },
  };
}
