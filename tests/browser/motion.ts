import type {PageTools} from './in-page';

/** Lists elements with a smooth scroll, or an animation or transition that is long enough to be visible. */
export function findMotion({nameOf}: PageTools): string[] {
  const longest = 10;
  const toMilliseconds = (durations: string): number =>
    Math.max(
      ...durations
        .split(',')
        .map((one) => Number.parseFloat(one) * (one.trim().endsWith('ms') ? 1 : 1000)),
    );
  return [...document.querySelectorAll('html, body, body *')].flatMap((element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const transition =
        style.transitionProperty === 'none' ? 0 : toMilliseconds(style.transitionDuration);
      const animation =
        style.animationName === 'none' ? 0 : toMilliseconds(style.animationDuration);
      const isSmooth = part === '' && style.scrollBehavior === 'smooth';
      return [
        ...(transition > longest ? [`${nameOf(element)}${part} changes in ${transition} ms`] : []),
        ...(animation > longest ? [`${nameOf(element)}${part} moves for ${animation} ms`] : []),
        ...(isSmooth ? [`${nameOf(element)} scrolls smoothly`] : []),
      ];
    }),
  );
}
