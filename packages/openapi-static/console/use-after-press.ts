import {useEffect, useRef} from 'react';

/**
 * Puts off what changes the page until a press of the mouse or a finger is over: a button that moves
 * away between press and release is not clicked.
 *
 * @returns runs a function at once, or after the press that is under way
 */
export function useAfterPress(): (run: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    const options = {capture: true, signal: controller.signal};
    const press = (): void => void (waiting.current = []);
    // The click comes after the release: what waits comes after the click.
    const release = (): void => {
      const runs = waiting.current ?? [];
      waiting.current = undefined;
      setTimeout(() => runs.forEach((run) => run()));
    };
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => controller.abort();
  }, []);

  return (run) => {
    if (waiting.current === undefined) run();
    else waiting.current.push(run);
  };
}
