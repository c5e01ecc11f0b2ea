import type {SamplePart} from './types';

/** A name of a field or a file, as HTML escapes it in the head of a part (WHATWG, multipart/form-data encoding). */
export const escapePartName = (name: string): string =>
  name.replace(/["\r\n]/g, (character) => encodeURIComponent(character));

/** The value of a part's `Content-Disposition` (RFC 7578, 4.2). */
export const toDisposition = (part: SamplePart): string =>
  `form-data; name="${escapePartName(part.name)}"${'file' in part ? `; filename="${part.file}"` : ''}`;

/** The header fields of a part, with the empty line behind them. */
export const toPartHead = (part: SamplePart): string =>
  [
    `Content-Disposition: ${toDisposition(part)}`,
    ...(part.contentType === undefined ? [] : [`Content-Type: ${part.contentType}`]),
    '\r\n',
  ].join('\r\n');

/** Whether a part of a form is a file of the reader. */
export const hasFiles = (parts: readonly SamplePart[]): boolean =>
  parts.some((part) => 'file' in part);
