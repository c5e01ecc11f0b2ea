import type {Page} from '@playwright/test';

/** Attribute of a text sample, one for each look. */
export const SAMPLE = 'data-text-sample';

/**
 * Marks one text of each look: colour, size, weight, and all backgrounds behind it. A result for one is valid for
 * all that look the same, of which a page of code has thousands.
 *
 * @param known looks that were checked on another page
 * @returns the looks of the samples; the mark of each has its index
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
