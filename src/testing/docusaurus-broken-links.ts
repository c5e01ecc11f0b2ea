/** Replaces Docusaurus' hook when components are rendered without a bundle. Anchors are not collected. */
export default function useBrokenLinks() {
  return {collectAnchor: (): void => undefined};
}
