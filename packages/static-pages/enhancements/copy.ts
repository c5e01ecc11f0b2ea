/** Milliseconds for which a button shows the result. */
const SAID_FOR = 2_000;

/** Creates a live region for screen readers. It must exist before its text changes. */
function makeLine(): HTMLElement {
  const line = document.createElement('div');
  line.className = 'announcement';
  line.setAttribute('role', 'status');
  document.body.append(line);
  return line;
}

const line = typeof document === 'undefined' ? undefined : makeLine();

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** Returns the text to copy: the content of a URL, the button's `data-copy`, or the code next to the button. */
function findText({dataset, parentElement}: HTMLElement): string | Promise<string> {
  if (dataset.copyFrom !== undefined) return fetchText(dataset.copyFrom);
  if (dataset.copy !== undefined && dataset.copy !== '') return dataset.copy;
  return (parentElement?.querySelector('pre')?.textContent ?? '').replace(/\n$/, '');
}

/** Writes to the clipboard, and returns the message to show. Without HTTPS, browsers have no clipboard. */
async function write(text: string | Promise<string>): Promise<string> {
  try {
    const {clipboard} = navigator;
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
      await clipboard.writeText(await text);
    } else {
      // Safari only allows the call during the click, but accepts a promise of the text.
      const type = 'text/plain';
      const blob = text.then((value) => new Blob([value], {type}));
      await clipboard.write([new ClipboardItem({[type]: blob})]);
    }
    return 'Copied';
  } catch {
    return 'Not copied';
  }
}

/**
 * Copies a text, and shows on the button whether it worked.
 *
 * @param text a promise may reject; the button then shows a failure
 */
export async function copyText(button: HTMLElement, text: string | Promise<string>): Promise<void> {
  const words = await write(text);
  button.dataset.label ??= button.textContent;
  button.textContent = words;
  if (line !== undefined) line.textContent = words;
  setTimeout(() => {
    button.textContent = button.dataset.label ?? '';
    if (line !== undefined) line.textContent = '';
  }, SAID_FOR);
}

if (line !== undefined) {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (button !== null) void copyText(button, findText(button));
  });
}
