let hasHydrated = false;

/**
 * Returns true after React has hydrated the first page. An attribute of the page would be unsafe: URLs can set
 * attributes.
 */
export const isHydrated = (): boolean => hasHydrated;

/** Docusaurus calls this when a page has changed, the first time when the first page is taken over. */
export function onRouteDidUpdate(): void {
  hasHydrated = true;
}
