import type {Template} from './template';
import type {SamplePart} from './types';

/** The media type of forms with files (RFC 7578). */
export const FORM_DATA = 'multipart/form-data';

/** Returns the type of a body whose parts have no names; undefined for a form, which a range such as `multipart/*` permits. */
export const findUnnamedType = (mediaType: string): string | undefined =>
  /^multipart\/(?!form-data|\*)/i.test(mediaType) ? mediaType : undefined;

/** The `Content-Type` of a body whose parts have no names; the program has the boundary in a variable. */
export const toUnnamedType = (mediaType: string): Template => [
  `${mediaType}; boundary=`,
  {local: 'boundary'},
];

/** A name of a field or a file, as HTML escapes it in the head of a part (WHATWG, multipart/form-data encoding). */
export const escapePartName = (name: string): string =>
  name.replace(/["\r\n]/g, (character) => encodeURIComponent(character));

/** The value of a part's `Content-Disposition` (RFC 7578, 4.2). */
export const toDisposition = (part: SamplePart): string =>
  `form-data; name="${escapePartName(part.name)}"${'file' in part ? `; filename="${part.file}"` : ''}`;

/**
 * Writes the header fields of a part, with the empty line after them.
 *
 * @param mediaType of the body if it is not `multipart/form-data`: then the part has no name
 */
export const toPartHead = (part: SamplePart, mediaType?: string): string =>
  [
    ...(mediaType === undefined ? [`Content-Disposition: ${toDisposition(part)}`] : []),
    ...(part.contentType === undefined ? [] : [`Content-Type: ${part.contentType}`]),
    '\r\n',
  ].join('\r\n');

/** Returns true if a form has a file of the reader. */
export const hasFiles = (parts: readonly SamplePart[]): boolean =>
  parts.some((part) => 'file' in part);
