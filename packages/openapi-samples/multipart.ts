import type {Template} from './template';
import type {SamplePart} from './types';

export const FORM_DATA = 'multipart/form-data';

/** Returns a multipart type whose parts have no names; undefined for others and ranges. */
export const findUnnamedType = (mediaType: string): string | undefined =>
  /^multipart\/(?!form-data|\*)/i.test(mediaType) ? mediaType : undefined;

/** Returns the `Content-Type` of a body whose parts have no names. The boundary is a variable of the program. */
export const toUnnamedType = (mediaType: string): Template => [
  `${mediaType}; boundary=`,
  {local: 'boundary'},
];

/** Escapes the name of a field or file for the headers of a part (HTML Standard, multipart/form-data encoding). */
export const escapePartName = (name: string): string =>
  name.replace(/["\r\n]/g, (character) => encodeURIComponent(character));

export const toDisposition = (part: SamplePart): string =>
  `form-data; name="${escapePartName(part.name)}"${'file' in part ? `; filename="${part.file}"` : ''}`;

/** Writes the headers of a part. Only the parts of `multipart/form-data` have names. */
export const toPartHead = (part: SamplePart, mediaType?: string): string =>
  [
    ...(mediaType === undefined ? [`Content-Disposition: ${toDisposition(part)}`] : []),
    ...(part.contentType === undefined ? [] : [`Content-Type: ${part.contentType}`]),
    '\r\n',
  ].join('\r\n');

export const hasFiles = (parts: readonly SamplePart[]): boolean =>
  parts.some((part) => 'file' in part);
