/** The release that these pages describe. Releases are named year and number; the API has versions of its own. */
export const productVersion = '2026.4';
