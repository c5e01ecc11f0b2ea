/** A preferred response: `Prefer: code=404, example=name`. */
export interface Preference {
  readonly status?: number;
  readonly example?: string;
}

/** The preferences `code` and `example` of a request (RFC 7240); others are left alone. */
export function readPrefer(header: string | null): Preference {
  const pairs = [...(header ?? '').matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s,;"]+))/g)];
  const values = new Map(
    pairs.map(([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain]),
  );
  const code = values.get('code');
  const example = values.get('example');
  return {
    ...(code !== undefined && /^[2-5]\d\d$/.test(code) && {status: Number(code)}),
    ...(example !== undefined && {example}),
  };
}
