/** The classic theme tells Algolia's crawler about each page, which does not visit this site. */
export default function SearchMetadata(): null {
  return null;
}
