import type {Page} from '@playwright/test';

/** What a page has put into the clipboard, as a reader would paste it: its policy lets no script read that. */
export async function readClipboard(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const active = document.activeElement;
    const added = document.createElement('textarea');
    document.body.append(added);
    added.focus();
    return {added, active};
  });
  await page.keyboard.press('ControlOrMeta+V');
  const text = await field.evaluate(({added, active}) => {
    const {value} = added;
    added.remove();
    if (active instanceof HTMLElement) active.focus();
    return value;
  });
  await field.dispose();
  return text;
}
