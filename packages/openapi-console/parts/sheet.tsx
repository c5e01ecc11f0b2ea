import {type ReactNode, useLayoutEffect, useRef} from 'react';

import styles from '../sheet.module.css';

/** Viewports that are too narrow for the page and the sheet side by side. */
const NARROW = '(max-width: 1279px)';

/** Opens the sheet: on narrow viewports as a modal dialog, otherwise as a popover, so that the page stays usable. */
function show(sheet: HTMLDialogElement, isNarrow: boolean): void {
  if (sheet.matches(':popover-open')) sheet.hidePopover();
  sheet.close();
  sheet.toggleAttribute('popover', false);
  if (isNarrow) return sheet.showModal();
  sheet.setAttribute('popover', 'manual');
  sheet.showPopover();
}

/** Places the sheet below the navbar, which is lower while a banner above it is in view. */
function placeBelowNavbar(sheet: HTMLDialogElement, isNarrow: boolean): void {
  const navbar = isNarrow ? null : document.querySelector('.navbar');
  const bottom = navbar?.getBoundingClientRect().bottom;
  sheet.style.top = bottom === undefined ? '' : `${Math.max(0, bottom)}px`;
}

interface Props {
  /** The `id` of the sheet's title, which receives the focus. */
  readonly titleId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel at the side of the window that scrolls separately. On a phone, it covers the page. */
export default function Sheet({titleId, onClose, children}: Props): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const narrow = matchMedia(NARROW);
    const showAnew = (): void => {
      const {activeElement} = document;
      if (sheet.current === null) return;
      show(sheet.current, narrow.matches);
      const isWithin = activeElement !== null && sheet.current.contains(activeElement);
      const focused = isWithin ? activeElement : document.getElementById(titleId);
      (focused as HTMLElement | null)?.focus({preventScroll: true});
    };
    const stop = new AbortController();
    const {signal} = stop;
    const place = (): void => {
      if (sheet.current !== null) placeBelowNavbar(sheet.current, narrow.matches);
    };
    showAnew();
    place();
    narrow.addEventListener('change', showAnew, {signal});
    for (const event of ['scroll', 'resize', 'click'])
      addEventListener(event, () => requestAnimationFrame(place), {signal, passive: true});
    return () => stop.abort();
  }, [titleId]);
  return (
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
