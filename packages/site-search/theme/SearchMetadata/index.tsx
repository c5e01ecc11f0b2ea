/**
 * Renders nothing. The classic theme's component describes each page to Algolia's crawler, but that does not
 * visit this site.
 */
export default function SearchMetadata(): null {
  return null;
}
