/** Replaces the classic theme's component, which describes pages to Algolia's crawler and is not needed here. */
export default function SearchMetadata(): null {
  return null;
}
