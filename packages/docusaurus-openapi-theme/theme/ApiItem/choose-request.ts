/** Opens the request that the reader chose; its name closes the others. */
function openRequest(root: HTMLElement, example: string): void {
  const selector = `details[data-example="${CSS.escape(example)}"]`;
  root.querySelector<HTMLDetailsElement>(selector)?.setAttribute('open', '');
}

/** Lets the list of examples choose which request is shown. */
export function chooseRequest(root: HTMLElement, signal: AbortSignal): void {
  const onChange = ({target}: Event): void => {
    if (target instanceof HTMLSelectElement && target.dataset.samples !== undefined)
      openRequest(root, target.value);
  };
  root.addEventListener('change', onChange, {signal});
}
