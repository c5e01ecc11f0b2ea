/** What only script can do, on every page; one module of the client, because each costs every page some bytes. */
import './copy';

/** A table that needs no scrolling needs no stop of the keyboard either; it is served with one. */
function updateTables(): void {
  document.querySelectorAll<HTMLElement>('.table-scroll[tabindex]').forEach((place) => {
    place.tabIndex = place.scrollWidth > place.clientWidth ? 0 : -1;
  });
}

if (typeof document !== 'undefined') {
  addEventListener('resize', updateTables);
  // Buttons that print stand in served pages: one listener works all of them, on every page.
  document.addEventListener('click', ({target}) => {
    if ((target as Element).closest('[data-print]') !== null) print();
  });
}

/** Docusaurus calls this when another page is shown. */
export const onRouteDidUpdate = (): void => void setTimeout(updateTables);
