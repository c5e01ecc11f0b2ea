/** Scrolls the sidebar so that its current item is visible. The page itself does not move. */
export function showCurrent(): void {
  const item = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
  const menu = item?.closest('.menu');
  if (!item || !menu) return;
  const [inner, outer] = [item.getBoundingClientRect(), menu.getBoundingClientRect()];
  const bottom = Math.min(outer.bottom, innerHeight);
  if (inner.top >= outer.top && inner.bottom <= bottom) return;
  menu.scrollTop += inner.top - (outer.top + bottom) / 2;
}
