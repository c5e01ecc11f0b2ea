/** A table that needs no scrolling needs no stop of the keyboard either; it is served with one. */
function update(): void {
  document.querySelectorAll<HTMLElement>('.table-scroll[tabindex]').forEach((place) => {
    place.tabIndex = place.scrollWidth > place.clientWidth ? 0 : -1;
  });
}

if (typeof window !== 'undefined') addEventListener('resize', update);

/** Docusaurus calls this when another page is shown. */
export const onRouteDidUpdate = (): void => void setTimeout(update);
