import {toAuthorizations} from './authorization';
import type {ConsoleModel, MediaType, Parameter} from './model';
import type {ServerChoice} from './server';
import {toText} from './values';

/** What a reader has put in, without server and credentials. */
export interface ConsoleForm {
  /** Text of the parameters by key; empty text is not sent. */
  readonly values: Readonly<Record<string, string>>;
  /** Index of the way to authorize. */
  readonly authorization: number;
  /** Index of the body's media type. */
  readonly mediaType: number;
  /** Text of the body by media type. */
  readonly bodies: Readonly<Record<string, string>>;
  /** What the reader has typed in the body, by media type: choosing an example does not lose it. */
  readonly ownBodies: Readonly<Record<string, string>>;
  /** Body of a media type that is not text. */
  readonly file?: File;
}

export const toParameterKey = ({in: place, name}: Pick<Parameter, 'in' | 'name'>): string =>
  `${place} ${name}`;

/** How a body is put in: as JSON, as other text, as a file. */
export type BodyKind = 'json' | 'fields' | 'text' | 'file';

export function toBodyKind(mediaType: string): BodyKind {
  const [essence = ''] = mediaType.toLowerCase().split(';');
  if (/[/+]json$|ndjson/.test(essence)) return essence.includes('ndjson') ? 'text' : 'json';
  if (/x-www-form-urlencoded|^multipart\/form-data/.test(essence)) return 'fields';
  return /^text\/|[/+](xml|yaml)$|x-yaml|javascript|graphql/.test(essence) ? 'text' : 'file';
}

/** An example as text of the body. */
export function toBodyText(
  {mediaType}: MediaType,
  value: MediaType['examples'][number]['value'],
): string {
  const kind = toBodyKind(mediaType);
  return kind === 'json' || kind === 'fields' ? JSON.stringify(value, undefined, 2) : toText(value);
}

function toInitialBody(mediaType: MediaType): string {
  const [example] = mediaType.examples;
  return example === undefined ? '' : toBodyText(mediaType, example.value);
}

/** The form as it is first shown: what is required is filled from the examples. */
export function toInitialForm({parameters, requestBody}: ConsoleModel): ConsoleForm {
  const values = parameters.flatMap((parameter) => {
    const [example] = parameter.examples;
    if (!parameter.required || example === undefined) return [];
    return [[toParameterKey(parameter), toText(example.value)] as const];
  });
  const mediaTypes = requestBody?.required === true ? requestBody.mediaTypes : [];
  return {
    values: Object.fromEntries(values),
    authorization: 0,
    mediaType: 0,
    bodies: Object.fromEntries(mediaTypes.map((type) => [type.mediaType, toInitialBody(type)])),
    ownBodies: {},
  };
}

export const toInitialServer = ({servers}: ConsoleModel): ServerChoice => ({
  template: servers[0]?.url,
  other: '',
  variables: {},
});

/** The body's media type that is chosen. */
export const findMediaType = (
  {requestBody}: ConsoleModel,
  {mediaType}: ConsoleForm,
): MediaType | undefined => requestBody?.mediaTypes[mediaType];

/** The security schemes of the way to authorize that is chosen. */
export const findRequirements = ({security}: ConsoleModel, {authorization}: ConsoleForm) =>
  toAuthorizations(security)[authorization]?.requirements ?? [];
