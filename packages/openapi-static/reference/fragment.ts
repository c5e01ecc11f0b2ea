/** An anchor as the end of an address: `#responses.200.items.*`. */
export const toFragment = (anchor: string): string =>
  `#${encodeURIComponent(anchor).replace(/%24/g, '$').replace(/%40/g, '@').replace(/%2B/g, '+')}`;
