let hasHydrated = false;

/**
 * Returns true after React has hydrated the first page. The attribute of Docusaurus is not reliable, because URLs can
 * set attributes.
 */
export const isHydrated = (): boolean => hasHydrated;

/** Called by Docusaurus after hydration, and after each navigation. */
export function onRouteDidUpdate(): void {
  hasHydrated = true;
}
