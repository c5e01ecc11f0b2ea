/** Milliseconds for which a button says what it did. */
const SAID_FOR = 2_000;

/** A line that screen readers speak when it changes: it has to be there before. */
function makeLine(): HTMLElement {
  const line = document.createElement('div');
  line.className = 'announcement';
  line.setAttribute('role', 'status');
  document.body.append(line);
  return line;
}

const line = typeof document === 'undefined' ? undefined : makeLine();

/** The text at an address. */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** What a button copies: what stands at an address, what it says itself, or the code beside it. */
function findText({dataset, parentElement}: HTMLElement): string | Promise<string> {
  if (dataset.copyFrom !== undefined) return fetchText(dataset.copyFrom);
  if (dataset.copy !== undefined && dataset.copy !== '') return dataset.copy;
  return (parentElement?.querySelector('pre')?.textContent ?? '').replace(/\n$/, '');
}

/** Browsers refuse the clipboard, and have none at all where the page came without encryption. */
async function write(text: string | Promise<string>): Promise<string> {
  try {
    const {clipboard} = navigator;
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
      await clipboard.writeText(await text);
    } else {
      // Safari wants to be asked at the click itself, and waits for the text.
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
 * Copies text, and lets the button say so.
 *
 * @param text where it has yet to be found, the button says when it cannot be
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

/** Buttons that copy stand in served pages: one listener works all of them, on every page. */
if (line !== undefined) {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (button !== null) void copyText(button, findText(button));
  });
}
