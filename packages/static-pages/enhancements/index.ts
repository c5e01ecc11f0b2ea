/** All features that need JavaScript are in one client module, because each module adds some bytes to every page. */
import './copy';
import './menus';

/** Removes tables that need no scrolling from the tab order. All tables are served with `tabindex=0`. */
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
