import type {PageTools} from './in-page';

/**
 * Lists targets that are too small for touch: 44 px in each direction for controls (WCAG 2.5.5), except for links
 * in sentences. For all other links axe checks the 24 px with spacing of WCAG 2.5.8.
 */
export function findSmallTargets({nameOf, isShown}: PageTools): string[] {
  const size = 44;
  const all = 'a[href], button, select, summary, input, textarea, [role=button]';
  const large = [
    'button, select, summary, input, textarea, [role=button], a.menu__link, .pagination-nav__link',
    ':is(.navbar, .navbar-sidebar, .pagination-nav) a[href]',
  ].join();
  const isInline = (element: Element): boolean =>
    getComputedStyle(element).display.startsWith('inline');
  const findBlock = (element: Element): Element => {
    const parent = element.parentElement ?? document.body;
    return isInline(parent) ? findBlock(parent) : parent;
  };
  const hasWords = (node: Node): boolean =>
    node instanceof Element
      ? isInline(node) && !node.matches(all) && [...node.childNodes].some(hasWords)
      : node instanceof Text && /\p{L}/u.test(node.data);
  /** A target in a sentence shares its line with other text. */
  const isWord = (target: Element): boolean =>
    isInline(target) && [...findBlock(target).childNodes].some(hasWords);
  /** The label of a box to tick is part of what a finger may hit. */
  const findArea = (target: Element): Element =>
    target.matches('[type=checkbox], [type=radio]') ? (target.closest('label') ?? target) : target;
  /** A small target may have a large area around it: then a finger beside it hits it too. */
  const isHitAround = (target: Element): boolean => {
    target.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left, top, width, height} = target.getBoundingClientRect();
    const [x, y, reach] = [left + width / 2, top + height / 2, size / 2 - 1];
    const points = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ] as const;
    return points.every(([left, top]) => {
      const hit = document.elementFromPoint(left, top);
      return hit !== null && findArea(target).contains(hit);
    });
  };
  const isSmall = (target: Element): boolean => {
    const {width, height} = findArea(target).getBoundingClientRect();
    return (width < size - 0.5 || height < size - 0.5) && !isHitAround(target);
  };
  return [...document.querySelectorAll(large)]
    .filter((target) => isShown(target) && !isWord(target) && isSmall(target))
    .map((target) => {
      const {width, height} = findArea(target).getBoundingClientRect();
      return `${nameOf(target)} is ${Math.round(width)} × ${Math.round(height)} px`;
    });
}
