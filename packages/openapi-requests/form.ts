import {writeJson} from '@openapi-portal/reports/json';
import {toAuthorizations} from './authorization';
import {
  type ConsoleModel,
  formatInput,
  isJsonType,
  isSequential,
  toEssence,
  type Json,
  type MediaType,
  type Parameter,
  type ParameterLocation,
  SANDBOX,
  type ServerChoice,
  toWireValue,
  type WireValue,
} from '@openapi-portal/openapi-model/inputs';

/** The reader's input, except for the server and credentials. */
export interface ConsoleForm {
  /** Text of the parameters by key. Empty text is not sent. */
  readonly values: Readonly<Record<string, string>>;
  /** Index of the chosen way to authorize. */
  readonly authorization: number;
  readonly mediaType: number;
  /** Text of the body by media type. */
  readonly bodies: Readonly<Record<string, string>>;
  /** Bodies that the reader wrote, by media type. They are kept when the reader chooses an example. */
  readonly ownBodies: Readonly<Record<string, string>>;
  /** Body of a media type that is not text. */
  readonly file?: File;
  /** Chosen files by the name of the form's field. */
  readonly files: Readonly<Record<string, readonly File[]>>;
}

/** Returns the key of a parameter in a form, such as `query page_size`. A name is unique only within a location. */
export const toParameterKey = ({in: location, name}: Pick<Parameter, 'in' | 'name'>): string =>
  `${location} ${name}`;

export function findFilled(
  {parameters, $defs}: ConsoleModel,
  {values}: ConsoleForm,
  location: ParameterLocation,
): (readonly [Parameter, WireValue])[] {
  return parameters.flatMap((parameter) => {
    const text = values[toParameterKey(parameter)] ?? '';
    if (parameter.in !== location || parameter.isSecret || text === '') return [];
    return [[parameter, toWireValue(text, parameter, $defs)] as const];
  });
}

/** @param wanted name in lower case */
export const isHeader = ({in: location, name}: Parameter, wanted: string): boolean =>
  location === 'header' && name.toLowerCase() === wanted;

/** Key of the header that selects a response of the sandbox (RFC 7240). */
export const PREFER = toParameterKey({in: 'header', name: 'Prefer'});

type BodyKind = 'json' | 'fields' | 'text' | 'file';

export function toBodyKind(mediaType: string): BodyKind {
  const essence = toEssence(mediaType);
  if (isJsonType(essence)) return 'json';
  if (/x-www-form-urlencoded|^multipart\//.test(essence)) return 'fields';
  const isText = /^text\/|[/+](xml|yaml|csv)$|x-yaml|javascript|graphql/.test(essence);
  return isText || isSequential(essence) ? 'text' : 'file';
}

export function toBodyText({mediaType}: MediaType, value: Json): string {
  const kind = toBodyKind(mediaType);
  return kind === 'json' || kind === 'fields' ? writeJson(value, 2) : formatInput(value);
}

/** Returns the examples of required parameters that have the same name as the body's example, by parameter key. */
export const findParameterExamples = (
  {parameters}: ConsoleModel,
  example: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parameters
      .filter(({required}) => required)
      .flatMap((parameter) =>
        parameter.examples
          .filter(({name}) => name === example)
          .map(({value}) => [toParameterKey(parameter), formatInput(value)] as const),
      ),
  );

/** Builds the initial form, with required values from the named or the first examples. */
export function buildInitialForm(model: ConsoleModel, example?: string): ConsoleForm {
  const {parameters, requestBody} = model;
  const required = parameters.filter((parameter) => parameter.required);
  const values = required.flatMap((parameter) =>
    parameter.examples
      .slice(0, 1)
      .map(({value}) => [toParameterKey(parameter), formatInput(value)] as const),
  );
  const mediaTypes = requestBody?.required === true ? requestBody.mediaTypes : [];
  const bodies = mediaTypes.flatMap((type) =>
    type.examples.slice(0, 1).map(({value}) => [type.mediaType, toBodyText(type, value)] as const),
  );
  const chosen = example ?? mediaTypes[0]?.examples[0]?.name;
  return {
    values: {
      ...Object.fromEntries(values),
      ...(chosen !== undefined && findParameterExamples(model, chosen)),
    },
    authorization: 0,
    mediaType: 0,
    bodies: Object.fromEntries(bodies),
    ownBodies: {},
    files: {},
  };
}

/** Returns the initial server: the sandbox if the page has one, or the contract's first server. */
export const buildInitialServer = ({servers}: ConsoleModel, hasSandbox = false): ServerChoice => ({
  template: hasSandbox ? SANDBOX : servers[0]?.url,
  other: '',
  variables: {},
});

export const findMediaType = (
  {requestBody}: ConsoleModel,
  {mediaType}: ConsoleForm,
): MediaType | undefined => requestBody?.mediaTypes[mediaType];

export const findRequirements = ({security}: ConsoleModel, {authorization}: ConsoleForm) =>
  toAuthorizations(security)[authorization]?.requirements ?? [];
