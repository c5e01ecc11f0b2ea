import type {Page} from '@playwright/test';

/**
 * Helpers that are passed to a search, because functions that run in the page cannot use other variables of their file.
 */
export interface PageTools {
  /** Describes an element for error messages: tag, id, classes, and the start of its text. */
  readonly nameOf: (element: Element) => string;
  /** Returns true if an element is visible, excluding text for screen readers only. */
  readonly isShown: (element: Element) => boolean;
  /** Returns the WCAG relative luminance of a colour on a white background, from 0 to 1. */
  readonly brightnessOf: (colour: string) => number;
}

/** A function that runs in the page and returns a line for each fault. */
export type Search = (tools: PageTools) => string[];

function nameOf(element: Element): string {
  const id = element.id === '' ? '' : `#${element.id}`;
  const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
  const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 30);
  return `${element.localName}${id}${classes.join('')} "${text}"`;
}

function isShown(element: Element): boolean {
  const {width, height} = element.getBoundingClientRect();
  const options = {opacityProperty: true, visibilityProperty: true};
  return width > 1 && height > 1 && element.checkVisibility(options);
}

/**
 * Creates a function that measures the luminance of colours by drawing them, because the browser can draw every
 * notation.
 */
function measureColours(): PageTools['brightnessOf'] {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  if (canvas === null) throw new Error('The browser draws nothing');
  const known = new Map<string, number>();
  const toLinear = (value: number): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const measure = (colour: string): number => {
    for (const each of ['#fff', colour]) {
      canvas.fillStyle = each;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(toLinear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return (colour) => {
    const brightness = known.get(colour) ?? measure(colour);
    known.set(colour, brightness);
    return brightness;
  };
}

/** Runs a search in the page. The functions are passed as source text. */
export const searchPage = (page: Page, search: Search): Promise<string[]> =>
  page.evaluate(`(${String(search)})({
    nameOf: ${String(nameOf)},
    isShown: ${String(isShown)},
    brightnessOf: (${String(measureColours)})(),
  })`);
