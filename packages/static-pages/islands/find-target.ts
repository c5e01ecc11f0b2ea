import {decodeText} from '../reports/decode-text';

/**
 * The element that the fragment of an address names.
 *
 * @param hash the fragment with its `#`, or nothing, as `location.hash` has it
 */
export const findTarget = (hash: string): HTMLElement | null =>
  hash === '' ? null : document.getElementById(decodeText(hash.slice(1)));
