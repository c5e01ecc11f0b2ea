/** An address may hold a stray per cent sign: then it is taken as it stands. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch (error) {
    if (error instanceof URIError) return fragment;
    throw error;
  }
}

/**
 * The element that the fragment of an address names.
 *
 * @param hash the fragment with its `#`, or nothing, as `location.hash` has it
 */
export function findTarget(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decode(hash.slice(1)));
}
