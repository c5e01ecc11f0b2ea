import type {PageTools} from './in-page';

/**
 * Lists elements that are wider than the window or scroll horizontally, except tables, code, and sticky rows of links.
 */
export function findSideways({nameOf, isShown}: PageTools): string[] {
  const width = document.documentElement.clientWidth;
  const mayScroll = 'pre, table, :has(> table), [role=region][aria-label], .api-contents';
  const isOutside = (element: Element): boolean => {
    const {left, right} = element.getBoundingClientRect();
    return left < -1 || right > width + 1;
  };
  /** Returns true if an ancestor clips or scrolls the element, or if it is part of a closed off-canvas menu. */
  const isHeld = (element: Element): boolean => {
    for (
      let above = element;
      above !== document.body;
      above = above.parentElement ?? document.body
    ) {
      const {left, right} = above.getBoundingClientRect();
      const {position, overflowX} = getComputedStyle(above);
      if (position === 'fixed' && (right <= 0 || left >= width)) return true;
      if (above !== element && overflowX !== 'visible') return true;
    }
    return false;
  };
  const isScrolling = (element: Element): boolean =>
    element.scrollWidth > element.clientWidth + 1 &&
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
    !element.matches(mayScroll);

  const {scrollWidth} = document.documentElement;
  const all = [...document.body.querySelectorAll('*:not(svg *)')].filter(isShown);
  const outside = all.filter((element) => isOutside(element) && !isHeld(element));
  return [
    ...(scrollWidth > width ? [`the page is ${scrollWidth} px wide`] : []),
    ...outside.map((element) => {
      const {left, right} = element.getBoundingClientRect();
      return `${nameOf(element)} reaches from ${Math.round(left)} to ${Math.round(right)} px`;
    }),
    ...all
      .filter(isScrolling)
      .map((one) => `${nameOf(one)} scrolls: ${one.scrollWidth} px in ${one.clientWidth}`),
  ];
}

/** Lists overlapping landmarks, and overlapping blocks in the main content. */
export function findOverlaps({nameOf, isShown}: PageTools): string[] {
  const landmarks = 'header, nav, aside, main, footer, [role=banner]';
  const isInFlow = (element: Element): boolean => {
    const {display, position, float} = getComputedStyle(element);
    return (
      !/^(inline|contents)/.test(display) && !/absolute|fixed/.test(position) && float === 'none'
    );
  };
  /** Uses the box of an only child inside a sidebar, because the sidebar itself starts below the navbar. */
  const findBox = (element: Element): DOMRect => {
    const [only, second] = element.children;
    if (element.matches('aside, aside *') && only !== undefined && second === undefined) {
      return findBox(only);
    }
    const {x, y, width, height} = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const [top = 0, right = 0, bottom = 0, left = 0] = [
      style.paddingTop,
      style.paddingRight,
      style.paddingBottom,
      style.paddingLeft,
    ].map(Number.parseFloat);
    return new DOMRect(x + left, y + top, width - left - right, height - top - bottom);
  };
  const depthOf = (a: DOMRect, b: DOMRect): number =>
    Math.min(
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    );
  const compare = (elements: readonly Element[]): string[] => {
    const boxes = elements
      .filter((element) => isInFlow(element) && isShown(element))
      .map((element) => ({element, box: findBox(element)}));
    return boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => !a.element.contains(b.element) && depthOf(a.box, b.box) > 1)
        .map((b) => {
          const depth = Math.round(depthOf(a.box, b.box));
          return `${nameOf(a.element)} and ${nameOf(b.element)} overlap by ${depth} px`;
        }),
    );
  };
  const parents = document.querySelectorAll('main, main *:not(svg, svg *)');
  return [
    ...compare([...document.querySelectorAll(landmarks)]),
    ...[...parents].flatMap((parent) => compare([...parent.children])),
  ];
}

/** Lists text that is clipped by a box and cannot be scrolled into view. */
export function findCutOff({nameOf, isShown}: PageTools): string[] {
  const cuts = (value: string): boolean => value === 'hidden' || value === 'clip';
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
  const isScrolled = (element: Element | null, box: Element): boolean => {
    if (element === null || element === box) return false;
    const {overflowX, overflowY} = getComputedStyle(element);
    return scrolls(overflowX) || scrolls(overflowY) || isScrolled(element.parentElement, box);
  };
  const isTooLong = (box: Element): boolean => {
    const {overflowX, overflowY} = getComputedStyle(box);
    return (
      (cuts(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
      (cuts(overflowY) && box.scrollHeight > box.clientHeight + 1)
    );
  };
  const findText = (box: Element): Text | undefined => {
    const {left, right, top, bottom} = box.getBoundingClientRect();
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (
      let text = walker.nextNode() as Text | null;
      text;
      text = walker.nextNode() as Text | null
    ) {
      const parent = text.parentElement;
      if (text.data.trim() === '' || parent === null || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isOut = [...range.getClientRects()].some(
        (rect) =>
          rect.right > right + 1 ||
          rect.left < left - 1 ||
          // Line boxes are taller than letters, so a third of a line may be clipped without loss.
          rect.bottom > bottom + rect.height / 3 ||
          rect.top < top - rect.height / 3,
      );
      if (isOut && !isScrolled(parent, box)) return text;
    }
    return undefined;
  };
  const boxes = [...document.body.querySelectorAll('*:not(svg *, input, textarea, select)')];
  return boxes
    .filter((box) => isShown(box) && isTooLong(box))
    .flatMap((box) => {
      const text = findText(box);
      return text ? [`${nameOf(box)} cuts off "${text.data.trim().slice(0, 40)}"`] : [];
    });
}

export function findUnframed({nameOf, isShown}: PageTools): string[] {
  return [...document.querySelectorAll('svg text')]
    .filter((text) => {
      const box = text.getBoundingClientRect();
      const picture = text.closest('svg')?.getBoundingClientRect() ?? box;
      return isShown(text) && (box.left < picture.left - 1 || box.right > picture.right + 1);
    })
    .map((text) => `${nameOf(text)} runs out of its picture`);
}
