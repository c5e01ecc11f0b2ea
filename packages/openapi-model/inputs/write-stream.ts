import {formatValue, isJsonObject, writeJson} from '@openapi-portal/reports/json';

import {isOfLines, toEssence} from './media-type';
import type {Json} from './model';

/** Formats an event of a stream (HTML, 9.2.6): its members are fields, and an empty line ends it. */
const writeEvent = (value: Json): string =>
  isJsonObject(value)
    ? `${Object.entries(value)
        .map(([name, member]) => `${name}: ${formatValue(member)}\n`)
        .join('')}\n`
    : `data: ${formatValue(value)}\n\n`;

const writeLine = (value: Json): string => `${writeJson(value)}\n`;

/** A text of a JSON text sequence begins with a record separator (RFC 7464, 2.2). */
const writeRecord = (value: Json): string => `\u001E${writeLine(value)}`;

function findWriter(mediaType: string): (value: Json) => string {
  const essence = toEssence(mediaType);
  if (essence === 'text/event-stream') return writeEvent;
  return essence.endsWith('json-seq') ? writeRecord : writeLine;
}

/**
 * Writes the items of a value as a sequential media type sends them: JSON Lines, JSON text sequences or events. Text is
 * taken as written already (OpenAPI 3.2.0, 4.14.1.2 Sequential Media Types).
 *
 * @returns undefined for any other media type
 */
export const writeStream = (value: Json, mediaType: string): string | undefined =>
  isOfLines(mediaType) && typeof value !== 'string'
    ? ([value].flat() as readonly Json[]).map(findWriter(mediaType)).join('')
    : undefined;
