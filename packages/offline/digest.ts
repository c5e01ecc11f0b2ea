/** Bytes of a digest that are compared: with 96 bits no two files are taken for each other, and lists stay short. */
const LENGTH = 12;

/** The beginning of the SHA-256 digest of a file, in 16 characters of base64. */
export async function toDigest(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, LENGTH)));
}
