import {findTarget} from '../islands/find-target';

/** Goes on where the page has no such anchor, but another has. */
async function redirectMovedAnchor(): Promise<void> {
  if (location.hash === '' || findTarget(location.hash) !== null) return;
  const {findPlace} = await import('./find-place');
  const place = findPlace(location);
  if (place !== undefined) location.replace(place);
}

/** Docusaurus calls this when a page has changed. Where the places do not come, the page is the answer. */
export const onRouteDidUpdate = (): void => void redirectMovedAnchor().catch(() => undefined);
