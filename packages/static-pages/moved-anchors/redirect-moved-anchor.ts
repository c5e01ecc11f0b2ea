import {findTarget} from '../islands/find-target';

/** Redirects to the new page of the URL's anchor if the current page does not contain it. */
async function redirectMovedAnchor(): Promise<void> {
  if (location.hash === '' || findTarget(location.hash) !== null) return;
  const {findNewUrl} = await import(/* webpackChunkName: "moved" */ './find-new-url');
  const place = findNewUrl(location);
  if (place !== undefined) location.replace(place);
}

/** Called by Docusaurus after navigation. If the list fails to load, the current page stays. */
export const onRouteDidUpdate = (): void => void redirectMovedAnchor().catch(() => undefined);
