/**
 * Features of every page that need JavaScript, as one client module, because each module costs every page some
 * bytes.
 */
import './copy';

/** A table that needs no scrolling needs no stop of the keyboard either; it is served with one. */
function updateTables(): void {
  document.querySelectorAll<HTMLElement>('.table-scroll[tabindex]').forEach((place) => {
    place.tabIndex = place.scrollWidth > place.clientWidth ? 0 : -1;
  });
}

if (typeof document !== 'undefined') {
  addEventListener('resize', updateTables);
  // One listener handles all Print buttons of all pages.
  document.addEventListener('click', ({target}) => {
    if ((target as Element).closest('[data-print]') !== null) print();
  });
}

/** Docusaurus calls this when another page is shown. */
export const onRouteDidUpdate = (): void => void setTimeout(updateTables);
