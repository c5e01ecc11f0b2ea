import {findTarget} from '../islands/find-target';

/** Goes on where the page has no such anchor, but another has. */
async function redirectMovedAnchor(): Promise<void> {
  if (location.hash === '' || findTarget(location.hash) !== null) return;
  const {findPlace} = await import('./find-place');
  const place = findPlace(location);
  if (place !== undefined) location.replace(place);
}

/** Called by Docusaurus after a change of page. If the list fails to load, the page stays. */
export const onRouteDidUpdate = (): void => void redirectMovedAnchor().catch(() => undefined);
