import type {PageTools} from './in-page';

/**
 * Lists controls and links of the navigation that are smaller than 44 px (WCAG 2.5.5), except for links in sentences.
 * Axe checks all other links against WCAG 2.5.8 (24 px with spacing).
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
  /** Returns true if the target shares its line with text, like a link in a sentence. */
  const isWord = (target: Element): boolean =>
    isInline(target) && [...findBlock(target).childNodes].some(hasWords);
  /** Returns the area that reacts to touch. For checkboxes and radio buttons, this includes the label. */
  const findArea = (target: Element): Element =>
    target.matches('[type=checkbox], [type=radio]') ? (target.closest('label') ?? target) : target;
  /** Returns true if touches around the target also hit it, because its padding or a pseudo-element is larger. */
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
