/** Whether a body of a media type is JSON: `application/json`, `application/problem+json`, anything. */
export const isJsonMediaType = (mediaType: string): boolean =>
  /[/+]json\b|^\*\/\*$/i.test(mediaType);
