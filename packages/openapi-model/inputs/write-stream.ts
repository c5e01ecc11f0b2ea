import {formatValue, isJsonObject, writeJson} from '@openapi-portal/reports/json';

import {isSequential, toEssence} from './media-type';
import type {Json} from './model';

/** Formats an event of an event stream (HTML, 9.2.6). The members of the value are its fields. */
const writeEvent = (value: Json): string =>
  isJsonObject(value)
    ? `${Object.entries(value)
        .map(([name, member]) => `${name}: ${formatValue(member)}\n`)
        .join('')}\n`
    : `data: ${formatValue(value)}\n\n`;

const writeLine = (value: Json): string => `${writeJson(value)}\n`;

/** Formats an item of a JSON text sequence, which begins with a record separator (RFC 7464, 2.2). */
const writeRecord = (value: Json): string => `\u001E${writeLine(value)}`;

function findWriter(mediaType: string): (value: Json) => string {
  const essence = toEssence(mediaType);
  if (essence === 'text/event-stream') return writeEvent;
  return essence.endsWith('json-seq') ? writeRecord : writeLine;
}

/** Formats items as JSON Lines, a JSON text sequence or events; undefined for other media types and strings. */
export const writeStream = (value: Json, mediaType: string): string | undefined =>
  isSequential(mediaType) && typeof value !== 'string'
    ? ([value].flat() as readonly Json[]).map(findWriter(mediaType)).join('')
    : undefined;
