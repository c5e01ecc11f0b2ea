/** The product's release that these pages describe, named by year and number. The API has its own versions. */
export const productVersion = '2026.4';
