/** All features that need JavaScript are in one client module, because each module adds some bytes to every page. */
import './copy';

/**
 * Removes tables that fit their width from the tab order. Tables are served with `tabindex=0`, so that they can be
 * scrolled by keyboard.
 */
function updateTables(): void {
  document.querySelectorAll<HTMLElement>('.table-scroll[tabindex]').forEach((place) => {
    place.tabIndex = place.scrollWidth > place.clientWidth ? 0 : -1;
  });
}

if (typeof document !== 'undefined') {
  addEventListener('resize', updateTables);
  document.addEventListener('click', ({target}) => {
    if ((target as Element).closest('[data-print]') !== null) print();
  });
}

export const onRouteDidUpdate = (): void => void setTimeout(updateTables);
