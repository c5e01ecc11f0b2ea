import {convertResponse} from './convert-swagger-response';
import {
  asList,
  asObject,
  convertSchema,
  mapMembers,
  type MediaTypes,
  readMedia,
  toContent,
} from './convert-swagger-schema';
import {convertValue, isBodyParameter} from './convert-swagger-value';
import {formatValue, isJsonObject, type JsonObject, omit} from 'static-pages/reports/json';

/** What an operation has from its path and its document. */
interface Inherited {
  readonly media: MediaTypes;
  readonly body: readonly JsonObject[];
  /** The parameters that the document names. */
  readonly shared: JsonObject;
}

function convertForm(fields: readonly JsonObject[], {consumes}: MediaTypes): JsonObject {
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

function convertBody(parameters: readonly JsonObject[], media: MediaTypes): JsonObject | undefined {
  const body = parameters.find((parameter) => parameter.in === 'body');
  if (body !== undefined) {
    const content = toContent(media.consumes, {schema: convertSchema(body.schema ?? {})});
    return {...omit(body, ['name', 'in', 'schema']), content};
  }
  const fields = parameters.filter((parameter) => parameter.in === 'formData');
  return fields.length === 0 ? undefined : convertForm(fields, media);
}

/** The parameters of an owner; references to those that become a body are followed. */
const readParameters = (owner: JsonObject, shared: JsonObject): readonly JsonObject[] =>
  asList(owner.parameters).map((item) => {
    const parameter = asObject(item);
    const name = /^#\/parameters\/(.+)$/.exec(formatValue(parameter.$ref ?? ''))?.[1];
    const target = name === undefined ? {} : asObject(shared[name]);
    return isBodyParameter(target) ? target : parameter;
  });

const toOthers = (parameters: readonly JsonObject[]): readonly JsonObject[] =>
  parameters.filter((parameter) => !isBodyParameter(parameter)).map(convertValue);

function convertOperation(operation: JsonObject, inherited: Inherited): JsonObject {
  const media = readMedia(operation, inherited.media);
  const parameters = readParameters(operation, inherited.shared);
  const requestBody = convertBody([...parameters, ...inherited.body], media);
  return {
    ...omit(operation, ['consumes', 'produces', 'schemes']),
    ...(operation.parameters !== undefined && {parameters: toOthers(parameters)}),
    ...(requestBody !== undefined && {requestBody}),
    responses: mapMembers(operation.responses, (response) => convertResponse(response, media)),
  };
}

/** A path with its operations; a body that holds for the whole path goes to each of them. */
export function convertPathItem(
  pathItem: JsonObject,
  media: MediaTypes,
  shared: JsonObject,
): JsonObject {
  const parameters = readParameters(pathItem, shared);
  const inherited = {media, body: parameters.filter(isBodyParameter), shared};
  const members = Object.entries(pathItem).map(([key, member]) => {
    if (key === 'parameters') return [key, toOthers(parameters)];
    return [key, isJsonObject(member) ? convertOperation(member, inherited) : member];
  });
  return Object.fromEntries(members) as JsonObject;
}
