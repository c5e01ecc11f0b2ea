export interface Position {
  /** `created_at` and `id` of the last user on the previous page. */
  readonly after: readonly [createdAt: string, id: string];
  /** Time of issue, in milliseconds since 1970. */
  readonly at: number;
  /** All other parameters of the request, as text. */
  readonly of: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** Returns a short hash of a text (FNV-1a, 32 bits). */
function toHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Encodes a position as a `page_token` of letters, digits, `-` and `_`. */
export function writePageToken({after, at, of}: Position): string {
  const text = JSON.stringify([...after, at, toHash(of)]);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Decodes a `page_token`; undefined if invalid, older than 24 hours, or from a request with other parameters. */
export function readPageToken(
  token: string,
  {at, of}: Omit<Position, 'after'>,
): Position['after'] | undefined {
  try {
    const parts: unknown = JSON.parse(atob(token.replace(/-/g, '+').replace(/_/g, '/')));
    if (!Array.isArray(parts)) return undefined;
    const [createdAt, id, given, hash] = parts as unknown[];
    const isFresh = typeof given === 'number' && given <= at && at < given + DAY;
    if (typeof createdAt !== 'string' || typeof id !== 'string' || !isFresh) return undefined;
    return hash === toHash(of) ? [createdAt, id] : undefined;
  } catch {
    return undefined;
  }
}
