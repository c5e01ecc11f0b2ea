import {
  escapePartName,
  findUnnamedType,
  FORM_DATA,
  type SamplePart,
  toPartHead,
} from '@openapi-portal/openapi-samples';

/** A boundary that no content has, as far as chance goes. */
function makeBoundary(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `form-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns a part with its content; undefined if no file was chosen. */
function findContent(
  part: SamplePart,
  takeFile: (name: string) => File | undefined,
): readonly [SamplePart, BlobPart] | undefined {
  if ('text' in part) return [part, part.text.replace(/\r?\n/g, '\r\n')];
  const file = takeFile(part.name);
  if (file === undefined) return undefined;
  return [
    {...part, file: escapePartName(file.name), contentType: file.type || part.contentType},
    file,
  ];
}

/**
 * Builds a multipart body (RFC 2046, 5.1; RFC 7578). `FormData` calls every part with a type of its own a file, and sends
 * `multipart/form-data` only.
 *
 * @param parts files among them are named
 * @param files content of these, in their order, by the name of the field
 */
export function buildMultipart(
  parts: readonly SamplePart[],
  files: Readonly<Record<string, readonly File[]>>,
  mediaType = FORM_DATA,
): Blob {
  const other = findUnnamedType(mediaType);
  const boundary = makeBoundary();
  const left = new Map(Object.entries(files).map(([name, list]) => [name, [...list]]));
  const pieces = parts.flatMap((one): BlobPart[] => {
    const found = findContent(one, (name) => left.get(name)?.shift());
    if (found === undefined) return [];
    const [part, content] = found;
    return [`--${boundary}\r\n`, toPartHead(part, other), content, '\r\n'];
  });
  return new Blob([...pieces, `--${boundary}--\r\n`], {
    type: `${other ?? FORM_DATA}; boundary=${boundary}`,
  });
}

/**
 * Writes a multipart body without files (RFC 2046, 5.1) as text.
 *
 * @param mediaType other than `multipart/form-data`: its parts have no names
 * @returns undefined if a part is a file
 */
export function formatMultipart(
  parts: readonly SamplePart[],
  mediaType: string,
  boundary: string,
): string | undefined {
  const texts = parts.flatMap((part) =>
    'text' in part ? [`--${boundary}\r\n${toPartHead(part, mediaType)}${part.text}\r\n`] : [],
  );
  return texts.length < parts.length ? undefined : `${texts.join('')}--${boundary}--\r\n`;
}
