import {type ReactNode, useLayoutEffect, useRef} from 'react';

import styles from '../sheet.module.css';

/** Where there is no room for the page beside it. */
const NARROW = '(max-width: 996px)';

/** Above all of the page, beside it where there is room: what is beside can be read and used. */
function show(sheet: HTMLDialogElement, isNarrow: boolean): void {
  if (sheet.matches(':popover-open')) sheet.hidePopover();
  sheet.close();
  sheet.toggleAttribute('popover', false);
  if (isNarrow) return sheet.showModal();
  sheet.setAttribute('popover', 'manual');
  sheet.showPopover();
}

/** Below the bar at the top of the page, which what stands above it pushes down until the reader scrolls. */
function placeBelowNavbar(sheet: HTMLDialogElement, isNarrow: boolean): void {
  const navbar = isNarrow ? null : document.querySelector('.navbar');
  const bottom = navbar?.getBoundingClientRect().bottom;
  sheet.style.top = bottom === undefined ? '' : `${Math.max(0, bottom)}px`;
}

interface Props {
  /** The `id` of its title, which takes the focus. */
  readonly titleId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet at the side of the window with a scroller of its own; on a phone it lies over the page. */
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
