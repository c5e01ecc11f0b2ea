import {isJsonType} from '@openapi-portal/openapi-model/inputs';
import {type JsonValue, writeJson} from '@openapi-portal/reports/json';

/** Formats an example of a body: text as it is, unless the media type is JSON, and other values as JSON. */
export const formatBody = (mediaType: string, value: JsonValue): string =>
  typeof value === 'string' && !isJsonType(mediaType) ? value : writeJson(value, 2);
