export interface ReceivedPart {
  readonly name: string;
  /** File name. Absent for text. */
  readonly file?: string;
  readonly contentType?: string;
  /** Bytes as Latin-1 characters. */
  readonly content: string;
}

function toPart(text: string): ReceivedPart {
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end);
  const find = (pattern: RegExp): string | undefined => pattern.exec(head)?.slice(1).join('');
  const file = find(/filename="?([^";\r]*)/);
  const contentType = find(/^content-type: *([^\r]*)/im);
  return {
    name: find(/[; ]name=(?:"([^"\r]*)|([^";\r]*))/) ?? '',
    ...(file !== undefined && {file}),
    ...(contentType !== undefined && {contentType}),
    content: text.slice(end + 4),
  };
}

/** Parses `multipart/form-data` (RFC 7578). */
export function readMultipart(body: Buffer, contentType: string): readonly ReceivedPart[] {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1] ?? '';
  const text = body.toString('latin1');
  const [, ...parts] = `\r\n${text}`.split(`\r\n--${boundary}`);
  if (boundary === '' || parts.pop()?.trim() !== '--') throw new Error(`not closed: ${text}`);
  return parts.map(toPart);
}
