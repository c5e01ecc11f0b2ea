import type {PageTools} from './in-page';

/** Lists visible navigation, which is useless on paper. */
export function findNavigation({nameOf, isShown}: PageTools): string[] {
  // Glossary terms (buttons) and samples (`aside`) are content, not navigation.
  const navigation = [
    'nav, aside:not(.api-samples), button:not(.term), select, [role=banner]',
    '.table-of-contents, .api-contents-fold, .hash-link, .api-anchor',
  ].join();
  return [...document.querySelectorAll(navigation)]
    .filter((element) => isShown(element) && element.parentElement?.closest(navigation) === null)
    .map(nameOf);
}

/** Lists content of `<details>` that is not printed. */
export function findClosed({nameOf, isShown}: PageTools): string[] {
  // Only the chosen language and the chosen request are printed.
  const folds = document.querySelectorAll(
    'main details:not(.api-contents-fold, .api-languages > :not([open]), .api-request:not([open]), .api-request:not([open]) *, [data-not-in-markdown])',
  );
  // Examples of errors are omitted, because the errors page contains them.
  const EXAMPLES = '.api-error-answer :is(.api-label, .api-block)';
  return [...folds].flatMap((fold) =>
    [...fold.children]
      .filter(
        (child) =>
          !child.matches(`summary, button, .api-anchor, .api-full:not([open]), ${EXAMPLES}`),
      )
      .filter((child) => !isShown(child))
      .map((child) => `${nameOf(child)} of ${fold.className} is not shown`),
  );
}

/** Lists elements with overflowing content, which cannot be scrolled on paper. */
export function findScrolling({nameOf, isShown}: PageTools): string[] {
  const isCut = (element: Element): boolean => {
    const {overflowX, overflowY} = getComputedStyle(element);
    return (
      (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
    );
  };
  return [...document.querySelectorAll('main *:not(svg *)')]
    .filter((element) => isShown(element) && isCut(element))
    .map((element) => {
      const {scrollWidth, scrollHeight, clientWidth, clientHeight} = element;
      return `${nameOf(element)}: ${scrollWidth} × ${scrollHeight} px in ${clientWidth} × ${clientHeight}`;
    });
}

/** Lists marks that paper has only if the reader chooses to print backgrounds. */
export function findUnprintedMarks({nameOf, isShown}: PageTools): string[] {
  const marks = document.querySelectorAll('main :is(.state, .api-status, .api-retry)');
  return [...marks]
    .filter(
      (mark) => isShown(mark) && getComputedStyle(mark, '::before').printColorAdjust !== 'exact',
    )
    .map(nameOf);
}

/** Lists frames that are open on one side, because on the screen they share a line with their neighbour. */
export function findOpenFrames({nameOf, isShown}: PageTools): string[] {
  return [...document.querySelectorAll('.api-choice-switch > details > summary')]
    .filter((frame) => {
      const {borderLeftWidth, borderRightWidth} = getComputedStyle(frame);
      return isShown(frame) && borderLeftWidth !== borderRightWidth;
    })
    .map(nameOf);
}

/** Lists links to other sites that are printed without their URL. */
export function findHiddenAddresses({nameOf, isShown}: PageTools): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')];
  return links
    .filter((link) => link.host !== location.host && isShown(link))
    .filter((link) => {
      const {content, display} = getComputedStyle(link, '::after');
      const shows = content.includes('attr(href') || content.includes(link.href);
      return !shows || display === 'none';
    })
    .map((link) => `${nameOf(link)} does not show ${link.href}`);
}

/** Lists links to pages of this site that are printed with their path, which nobody can follow on paper. */
export function findPaths({nameOf, isShown}: PageTools): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')]
    .filter((link) => isShown(link) && getComputedStyle(link, '::after').content.includes('/'))
    .map((link) => `${nameOf(link)} shows ${link.pathname}`);
}

/** Lists text that is too light, or whose background is too dark. */
export function findPale({nameOf, isShown, brightnessOf}: PageTools): string[] {
  const findGround = (element: Element | null): number => {
    if (element === null) return 1;
    const {backgroundColor} = getComputedStyle(element);
    const isClear = /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    return isClear ? findGround(element.parentElement) : brightnessOf(backgroundColor);
  };
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const inks = [...document.querySelectorAll('main *')].filter(
    (element) => hasText(element) && isShown(element),
  );
  const pale = inks.flatMap((element) => {
    const {color: colour, fill} = getComputedStyle(element);
    const ink = element instanceof SVGElement ? fill : colour;
    const ground = findGround(element);
    return [
      // A luminance of 0.183 has a contrast of 4.5:1 on white.
      ...(brightnessOf(ink) > 0.183 ? [{element, fault: `is ${ink}`}] : []),
      ...(ground < 0.8 ? [{element, fault: `stands on ${ground.toFixed(2)} of white`}] : []),
    ];
  });
  /** One element per class is sufficient: code has hundreds with the same fault. */
  const isFirst = ({element, fault}: (typeof pale)[number], index: number): boolean =>
    index ===
    pale.findIndex(
      (other) => other.element.className === element.className && other.fault === fault,
    );
  return pale.filter(isFirst).map(({element, fault}) => `${nameOf(element)} ${fault}`);
}

/** Lists SVG shapes whose dark fill would make text unreadable. */
export function findDarkShapes({nameOf, brightnessOf}: PageTools): string[] {
  const shapes = [...document.querySelectorAll('main svg :is(rect, circle, ellipse, polygon)')];
  return shapes.flatMap((shape) => {
    const {fill} = getComputedStyle(shape);
    const isDark = fill !== 'none' && shape.closest('marker') === null && brightnessOf(fill) < 0.8;
    return isDark ? [`${nameOf(shape)} is filled ${fill}`] : [];
  });
}
