const SAID_FOR = 2_000;

let line: HTMLElement | undefined;

/** A line that screen readers speak when it changes. */
function announce(words: string): void {
  if (line === undefined) {
    line = document.createElement('div');
    line.className = 'announcement';
    line.setAttribute('role', 'status');
    document.body.append(line);
  }
  line.textContent = words;
}

/** What a button copies: what it says itself, or the code beside it. */
function findText({dataset, parentElement}: HTMLElement): string {
  if (dataset.copy !== undefined && dataset.copy !== '') return dataset.copy;
  return (parentElement?.querySelector('pre')?.textContent ?? '').replace(/\n$/, '');
}

async function copy(button: HTMLElement): Promise<void> {
  const words = await navigator.clipboard.writeText(findText(button)).then(
    () => 'Copied',
    () => 'Not copied',
  );
  button.textContent = words;
  announce(words);
  setTimeout(() => {
    button.textContent = 'Copy';
    announce('');
  }, SAID_FOR);
}

/** Buttons that copy stand in served pages: one listener works all of them, on every page. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (button !== null) void copy(button);
  });
}
