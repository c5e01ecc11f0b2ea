let hasHydrated = false;

/**
 * Whether React has taken over the served HTML of the first page. An attribute of the page would not
 * do: an address can set those.
 */
export const isHydrated = (): boolean => hasHydrated;

/** Docusaurus calls this when a page has changed, the first time when the first page is taken over. */
export function onRouteDidUpdate(): void {
  hasHydrated = true;
}
