import {
  escapePartName,
  findUnnamedType,
  FORM_DATA,
  type SamplePart,
  toPartHead,
} from '@openapi-portal/openapi-samples';

function makeBoundary(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `form-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

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
 * Builds a multipart body (RFC 2046, 5.1; RFC 7578). `FormData` is not used, because it sends every part with a content
 * type as a file, and only supports `multipart/form-data`.
 *
 * @param parts a part that is a file has no content yet
 * @param files the contents of these parts in their order, by field name
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

/** Formats a multipart body without names as text; undefined if a part is a file. */
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
