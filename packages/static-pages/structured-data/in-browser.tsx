/** Search engines read what was served: in the browser there is nothing to do. */
export default function StructuredData(): null {
  return null;
}
