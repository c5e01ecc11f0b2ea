import type {Locator, Page} from '@playwright/test';

export const colourModeSwitch = (page: Page): Locator =>
  page.getByRole('button', {name: /dark and light mode/}).first();

/** Returns the brightness of the page's text colour, from 0 to 255. */
export const readInk = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const {color: colour} = getComputedStyle(document.body);
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return (red + green + blue) / 3;
  });
