/** A preferred response: `Prefer: code=404, example=name`. */
export interface Preference {
  readonly status?: number;
  readonly example?: string;
}

/** Parses the preferences `code` and `example` in a `Prefer` header (RFC 7240). Other preferences are ignored. */
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
