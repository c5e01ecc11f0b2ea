import {findTarget} from '@openapi-portal/static-pages/client';

import {findOnSchemaPage} from './find-on-schema-page';

/** Follows the anchor in the address to the page that has it, if it is on the page of a schema. */
export function followToSchema(root: HTMLElement, signal: AbortSignal): void {
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
