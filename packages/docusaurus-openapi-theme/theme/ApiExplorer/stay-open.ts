/** The folder of the pages on which the console stays open while the reader moves between them. */
let openIn: string | undefined;

const ROOT = 'data-console';

/** Returns the folder of a page: `/docs/API/` for `/docs/API/create-user`, with or without a trailing slash. */
const toFolder = (path: string): string => path.replace(/[^/]*\/?$/, '');

export const isConsoleOpen = (path: string): boolean => openIn === toFolder(path);

function findElementBelowBar(): Element | null {
  const bar = document.querySelector('.api-bar')?.getBoundingClientRect();
  return bar === undefined ? null : document.elementFromPoint(bar.left + 24, bar.bottom + 24);
}

/** Changes the layout, and scrolls so that the element below the bar keeps its position in the window. */
function keepScrollPosition(change: () => void): void {
  const read = findElementBelowBar();
  const before = read?.getBoundingClientRect().top ?? 0;
  change();
  const after = read?.getBoundingClientRect().top ?? 0;
  if (scrollY > 0) scrollBy({top: after - before, behavior: 'instant'});
}

export const setConsoleOpen = (path: string, isOpen: boolean): void =>
  void (openIn = isOpen ? toFolder(path) : undefined);

/** Sets an attribute with which CSS makes room for the console. The styles load with the console. */
export function makeRoomForConsole(isNeeded: boolean): void {
  const root = document.documentElement;
  if (root.hasAttribute(ROOT) !== isNeeded)
    keepScrollPosition(() => root.toggleAttribute(ROOT, isNeeded));
}

/** Called when the reader leaves a page. Closes the console unless the next page is an operation of the same API. */
export function closeOnLeave(path: string): void {
  if (openIn === toFolder(path)) return;
  setConsoleOpen(path, false);
  makeRoomForConsole(false);
}
