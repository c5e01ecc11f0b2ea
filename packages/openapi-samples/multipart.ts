import type {SamplePart} from './types';

/** What HTML escapes in the name of a field (WHATWG, multipart/form-data encoding). */
const escapeName = (name: string): string =>
  name.replace(/["\r\n]/g, (character) => encodeURIComponent(character));

/** The value of a part's `Content-Disposition` (RFC 7578, 4.2). */
export const toDisposition = (part: SamplePart): string =>
  `form-data; name="${escapeName(part.name)}"${'file' in part ? `; filename="${part.file}"` : ''}`;

/** The header fields of a part, with the empty line behind them. */
export const toPartHead = (part: SamplePart): string =>
  [
    `Content-Disposition: ${toDisposition(part)}`,
    ...(part.contentType === undefined ? [] : [`Content-Type: ${part.contentType}`]),
    '\r\n',
  ].join('\r\n');

export const hasFiles = (parts: readonly SamplePart[]): boolean =>
  parts.some((part) => 'file' in part);
