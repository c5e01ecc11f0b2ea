let hasHydrated = false;

/** Returns true after hydration. The attribute `data-has-hydrated` is unreliable, because URLs can set attributes. */
export const isHydrated = (): boolean => hasHydrated;

/** Called by Docusaurus after hydration, and after each navigation. */
export function onRouteDidUpdate(): void {
  hasHydrated = true;
}
