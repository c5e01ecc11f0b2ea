/** Whether a media type is JSON (RFC 8259) or a form of it (RFC 6839), whatever its parameters. */
export const isJsonType = (mediaType = ''): boolean =>
  /^[^;]*[/+]json *(;|$)/.test(mediaType.toLowerCase());

/** A media type without its parameters, in lower case: `application/json` of `application/JSON; charset=utf-8`. */
export const toEssence = (mediaType: string): string =>
  (mediaType.split(';')[0] ?? '').trim().toLowerCase();

/** Whether content comes line by line, with no end to wait for, whatever the parameters of its media type. */
export const isOfLines = (mediaType: string): boolean =>
  /^text\/event-stream$|[/+.](x-)?(ndjson|jsonl|json-seq|jsonlines)$/.test(toEssence(mediaType));
