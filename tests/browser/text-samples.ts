import type {Page} from '@playwright/test';

/** Attribute that marks a text sample. Its value is the index of the sample. */
export const SAMPLE = 'data-text-sample';

/**
 * Marks one text for each combination of colour, size, weight and backgrounds. The contrast of one text is valid for
 * all texts with the same combination, and a page of code has thousands of these.
 *
 * @param known combinations that were already checked on another page
 * @returns the combination of each sample, in the order of their indexes
 */
export const markTextSamples = (page: Page, known: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ({mark, known: looksBefore}) => {
      const grounds = new Map<Element, string>();
      const describeGround = (element: Element): string => {
        const known = grounds.get(element);
        if (known !== undefined) return known;
        const {backgroundColor, backgroundImage, opacity, filter, position} =
          getComputedStyle(element);
        const own = [backgroundColor, backgroundImage, opacity, filter, position].join();
        const isPlain = own === 'rgba(0, 0, 0, 0),none,1,none,static';
        const below = element.parentElement === null ? '' : describeGround(element.parentElement);
        const ground = isPlain ? below : `${below}/${own}`;
        grounds.set(element, ground);
        return ground;
      };
      const describeLook = (element: Element): string => {
        const {color: colour, fontSize, fontWeight, textShadow} = getComputedStyle(element);
        return [colour, fontSize, fontWeight, textShadow, describeGround(element)].join();
      };
      const isText = (element: Element): boolean =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

      const before = new Set(looksBefore);
      const samples = new Map<string, Element>();
      for (const element of document.body.querySelectorAll('*')) {
        const isSeen = isText(element) && element.checkVisibility({visibilityProperty: true});
        if (!isSeen) continue;
        const look = describeLook(element);
        if (!before.has(look) && !samples.has(look)) samples.set(look, element);
      }
      [...samples.values()].forEach((element, index) => element.setAttribute(mark, String(index)));
      return [...samples.keys()];
    },
    {mark: SAMPLE, known},
  );

export const clearTextSamples = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    document.querySelectorAll(`[${mark}]`).forEach((element) => element.removeAttribute(mark));
  }, SAMPLE);
