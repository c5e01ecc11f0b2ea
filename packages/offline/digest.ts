/** Number of bytes of a digest to store. 96 bits tell files apart reliably, and keep lists short. */
const LENGTH = 12;

/** Returns the first `LENGTH` bytes of a file's SHA-256 digest: 16 characters of base64. */
export async function toDigest(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, LENGTH)));
}
