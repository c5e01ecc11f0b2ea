import {convertPathItem} from './convert-swagger-operation';
import {convertResponse} from './convert-swagger-response';
import {asObject, convertSchema, mapMembers, readMedia} from './convert-swagger-schema';
import {convertValue, isBodyParameter} from './convert-swagger-value';
import {formatValue, isJsonList, type JsonObject, omit} from 'static-pages/reports/json';

/** Members of the root that 3.0 keeps elsewhere. */
const MOVED =
  `swagger host basePath schemes consumes produces paths definitions parameters responses
  securityDefinitions`.split(/\s+/);

const FLOWS: Readonly<Record<string, string>> = {
  accessCode: 'authorizationCode',
  application: 'clientCredentials',
};

function convertSecurityScheme(scheme: JsonObject): JsonObject {
  const {type, flow = '', authorizationUrl, tokenUrl, scopes, ...rest} = scheme;
  if (type === 'basic') return {...rest, type: 'http', scheme: 'basic'};
  if (type !== 'oauth2') return scheme;
  const name = FLOWS[formatValue(flow)] ?? formatValue(flow);
  const addresses = {
    ...(authorizationUrl !== undefined && {authorizationUrl}),
    ...(tokenUrl !== undefined && {tokenUrl}),
  };
  return {...rest, type, flows: {[name]: {...addresses, scopes: scopes ?? {}}}};
}

function toServers({host, basePath, schemes}: JsonObject): readonly JsonObject[] {
  const path = typeof basePath === 'string' ? basePath : '';
  if (typeof host !== 'string') return path === '' ? [] : [{url: path}];
  const protocols = isJsonList(schemes) ? schemes.map(formatValue) : ['https'];
  return protocols.map((protocol) => ({url: `${protocol}://${host}${path}`}));
}

/**
 * Swagger 2.0 as OpenAPI 3.0: bodies and forms become request bodies, `produces` becomes content.
 *
 * @see https://swagger.io/docs/specification/v2_0/basic-structure/
 */
export function convertSwagger(document: JsonObject): JsonObject {
  const {paths, definitions, parameters, responses, securityDefinitions} = document;
  const media = readMedia(document, {consumes: [], produces: []});
  const shared = asObject(parameters);
  const bodies = Object.keys(shared).filter((name) => isBodyParameter(asObject(shared[name])));
  return {
    ...omit(document, MOVED),
    openapi: '3.0.3',
    servers: toServers(document),
    paths: mapMembers(paths, (pathItem) => convertPathItem(pathItem, media, shared)),
    components: {
      schemas: mapMembers(definitions, convertSchema),
      parameters: mapMembers(omit(shared, bodies), convertValue),
      responses: mapMembers(responses, (response) => convertResponse(response, media)),
      securitySchemes: mapMembers(securityDefinitions, convertSecurityScheme),
    },
  };
}
