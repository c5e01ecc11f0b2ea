/** Whether a media type is JSON (RFC 8259) or a form of it (RFC 6839), whatever its parameters. */
export const isJsonType = (mediaType = ''): boolean =>
  /^[^;]*[/+]json *(;|$)/.test(mediaType.toLowerCase());

/** Whether content comes line by line, with no end to wait for. */
export const isOfLines = (contentType: string): boolean =>
  /^text\/event-stream|ndjson|jsonl|json-seq/i.test(contentType);
