/** All features that need JavaScript are in one client module, because each module adds some bytes to every page. */
import './copy';

/** Closes open menus on Escape, and when the reader presses or focuses anything else. */
function closeMenus({type, target, key}: KeyboardEvent): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.picker[open]')) {
    if (key === 'Escape') menu.querySelector('summary')?.focus();
    else if (type === 'keydown' || menu.contains(target as Node)) continue;
    menu.open = false;
  }
}

if (typeof document !== 'undefined') {
  for (const type of ['keydown', 'pointerdown', 'focusin'])
    document.addEventListener(type, closeMenus as EventListener);
}

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
