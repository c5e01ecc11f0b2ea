import {findTarget} from '@openapi-portal/static-pages/client';

import {findOnSchemaPage} from './find-on-schema-page';

/** Redirects to the page of a schema if the URL's fragment names a field that is on that page instead of this one. */
export function redirectToSchema(root: HTMLElement, signal: AbortSignal): void {
  const follow = (): void => {
    if (location.hash === '' || findTarget(location.hash) !== null) return;
    const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-inside]')];
    const address = findOnSchemaPage(
      links.map(({href, dataset: {inside = ''}}) => ({href, inside})),
      location.hash,
    );
    if (address !== undefined) location.replace(address);
  };
  addEventListener('hashchange', follow, {signal});
  follow();
}
