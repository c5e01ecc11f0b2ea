export {formatJson, parseJson, TOKEN} from './json';
export {writeStream} from './write-stream';
export {findContentKey, isJsonType, isSequential, isXml, toEssence, rateMatch} from './media-type';
export type {
  ConsoleModel,
  Example,
  FieldEncoding,
  FollowingOperation,
  Json,
  MediaType,
  Parameter,
  ParameterLocation,
  ParameterStyle,
  RequestBody,
  Sample,
  SampleGroup,
  Schema,
  SecurityRequirement,
  Server,
  ServerVariable,
} from './model';
export {
  encodeStrictly,
  type SerializationStyle,
  type Pair,
  toCookie,
  toFieldPairs,
  toHeaderValue,
  toPathSegment,
  toQuery,
} from './serialize';
export {
  fillVariables,
  findServer,
  isExampleHost,
  isLoopback,
  isMixedContent,
  SANDBOX,
  type ServerAddress,
  type ServerChoice,
  toChosenAddress,
  toOrigin,
  trimSlashes,
} from './server';
export {STATUS_NAMES} from './status-names';
export {
  formatInput,
  isStructured,
  listParts,
  parseValue,
  toValueKind,
  toWireValue,
  type ValueKind,
  type WireValue,
} from './values';
