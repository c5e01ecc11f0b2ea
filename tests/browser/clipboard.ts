import type {Page} from '@playwright/test';

/** Reads the clipboard by pasting it into a field, because the Permissions-Policy denies access to scripts. */
export async function readClipboard(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const active = document.activeElement;
    const added = document.createElement('textarea');
    // The field is in the viewport, because pasting at the end of the page would scroll there.
    added.style.cssText = 'position: fixed; inset: 0 auto auto 0';
    document.body.append(added);
    added.focus({preventScroll: true});
    return {added, active};
  });
  await page.keyboard.press('ControlOrMeta+V');
  const text = await field.evaluate(({added, active}) => {
    const {value} = added;
    added.remove();
    if (active instanceof HTMLElement) active.focus({preventScroll: true});
    return value;
  });
  await field.dispose();
  return text;
}
