/** Matches the last words of names of credentials, including joined words: `apikey`, `sessionid`. */
const SECRET =
  /(?:^| |j|php|api|access|auth|secret|session)(?:token|key|secret|auth(?:orization|entication)?|session|sess(?:ion)? ?id|password|passwd|passphrase|pwd|credentials?|bearer|jwt)$/;

/** Places in a list, marks of a repeated request, and names of records are tokens and keys as well. */
const HARMLESS =
  /(?:^| )(?:page|next|prev|previous|last|start|end|continuation|cursor|scroll|sync|delta|idempotency|deduplication|sort|order|group|partition|routing|cache|public|primary|foreign|row|record|object|project|issue) (?:token|key)$/;

/** `X-APIKey2` as `x api key`. */
const toWords = (name: string): string =>
  name
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

/**
 * Returns true if a parameter's name suggests a secret, by its last words: for `X-Auth-Token`, `access_key` and
 * `sessionId`, but not for `page_token`, `Idempotency-Key`, `token_type` and `key_id`.
 */
export function isSecretName(name: string): boolean {
  const words = toWords(name);
  return SECRET.test(words) && !HARMLESS.test(words);
}
