/** The product release that these pages describe: year and number. The API has its own versions. */
export const productVersion = '2026.4';
