/** Opens a request. The browser closes the other requests, because they have the same `name`. */
function openRequest(root: HTMLElement, example: string): void {
  const selector = `details[data-example="${CSS.escape(example)}"]`;
  root.querySelector<HTMLDetailsElement>(selector)?.setAttribute('open', '');
}

export function chooseRequest(root: HTMLElement, signal: AbortSignal): void {
  const onChange = ({target}: Event): void => {
    if (target instanceof HTMLSelectElement && target.dataset.samples !== undefined)
      openRequest(root, target.value);
  };
  root.addEventListener('change', onChange, {signal});
}
