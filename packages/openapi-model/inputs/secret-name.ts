/** Matches names that end with a word for a credential, including joined words such as `apikey` and `sessionid`. */
const SECRET =
  /(?:^| |j|php|api|access|auth|secret|session)(?:token|key|secret|auth(?:orization|entication)?|session|sess(?:ion)? ?id|password|passwd|passphrase|pwd|credentials?|bearer|jwt)$/;

/** Matches names of page tokens, idempotency keys and record keys, which are not secrets. */
const HARMLESS =
  /(?:^| )(?:page|next|prev|previous|last|start|end|continuation|cursor|scroll|sync|delta|idempotency|deduplication|sort|order|group|partition|routing|cache|public|primary|foreign|row|record|object|project|issue) (?:token|key)$/;

/** Splits a name into words: `X-APIKey2` becomes `x api key`. */
const toWords = (name: string): string =>
  name
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

/**
 * Returns true if the last words of a parameter's name suggest a secret: true for `X-Auth-Token`, `access_key` and
 * `sessionId`, false for `page_token`, `Idempotency-Key`, `token_type` and `key_id`.
 */
export function isSecretName(name: string): boolean {
  const words = toWords(name);
  return SECRET.test(words) && !HARMLESS.test(words);
}
