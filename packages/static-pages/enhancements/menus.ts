/**
 * Closes open menus on Escape, and when the reader presses or focuses anything else, such as the search. Without
 * JavaScript, only the `summary` of a menu closes it.
 */
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
