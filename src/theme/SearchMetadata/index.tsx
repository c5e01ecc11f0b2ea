/** The theme tells Algolia's crawler about each page, which never visits this site. */
export default function SearchMetadata(): null {
  return null;
}
