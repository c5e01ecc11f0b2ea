function addCopyButton(code: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'api-copy';
  button.dataset.copy = '';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', `Copy ${code.getAttribute('aria-label') ?? ''}`);
  code.after(button);
}

export function addCopyButtons(root: HTMLElement): void {
  root.querySelectorAll<HTMLElement>('.api-block > pre').forEach(addCopyButton);
  addAddressButtons(root);
}

function addAddressButtons(root: HTMLElement): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(
    '.api-field-head > :is(h3, h4, h5, h6) > a',
  )) {
    const button = document.createElement('button');
    button.type = 'button';
    button.classList.add('api-copy', 'api-copy-address');
    button.dataset.copy = link.href;
    button.textContent = 'Copy link';
    button.setAttribute('aria-label', `Copy link to ${link.textContent}`);
    link.closest('.api-field-head')?.append(button);
  }
}
