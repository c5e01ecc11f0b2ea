import {onKeyPress} from '../press-key';
import {readEntries} from './entries';
import {showRows} from './found-rows';
import {createOperationFinder} from './match';

/** Query parameter that keeps the search while the reader opens a result and comes back. */
const FIND = 'find';

const listVisible = (section: HTMLElement): readonly HTMLElement[] =>
  [...section.querySelectorAll<HTMLElement>('.api-found a, .api-groups a')].filter((link) =>
    link.checkVisibility(),
  );

function describe(count: number, method: string, query: string): string {
  const words = query === '' ? '' : ` with “${query}”`;
  const kind = method === '' ? '' : `${method} `;
  const noun = count === 1 ? 'operation' : 'operations';
  return `${count === 0 ? 'No' : count.toLocaleString('en')} ${kind}${noun}${words}`;
}

function moveByArrows(section: HTMLElement, field: HTMLInputElement, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent): void => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    const {target} = event;
    if (step === undefined || !(target instanceof HTMLElement) || !target.matches('a, input'))
      return;
    const stops = [field, ...listVisible(section)];
    const next = stops[stops.indexOf(target) + step];
    if (next === undefined || !stops.includes(target)) return;
    event.preventDefault();
    next.focus();
  };
  section.addEventListener('keydown', onKey, {signal});
}

export function searchOperations(section: HTMLElement, signal: AbortSignal): void {
  const field = section.querySelector<HTMLInputElement>('.api-find input');
  const groups = section.querySelector<HTMLElement>('.api-groups');
  const status = section.querySelector('.api-find-count');
  if (field === null || groups === null || status === null) return;
  const buttons = [...section.querySelectorAll<HTMLElement>('.api-find button')];
  const all = status.textContent;
  const entries = readEntries(groups);
  const find = createOperationFinder(entries);
  const list = document.createElement('ul');
  list.classList.add('api-rows', 'api-found');
  let method = '';

  const update = (): void => {
    const query = field.value.trim();
    const isFiltered = query !== '' || method !== '';
    groups.parentElement?.toggleAttribute('data-filtered', isFiltered);
    if (!isFiltered) {
      list.remove();
      status.textContent = all;
      return;
    }
    const found = find(query, method).flatMap((index) => entries[index] ?? []);
    showRows(list, found, query);
    if (!list.isConnected) groups.before(list);
    status.textContent = describe(found.length, method, query);
  };
  const press = (button: HTMLElement): void => {
    method = button.getAttribute('aria-pressed') === 'true' ? '' : (button.dataset.method ?? '');
    for (const one of buttons)
      one.setAttribute('aria-pressed', String(one.dataset.method === method));
    update();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') list.querySelector<HTMLElement>('a')?.click();
    if (event.key !== 'Escape' || field.value === '') return;
    event.preventDefault();
    field.value = '';
    update();
  };
  // Runs before the click navigates.
  const keepQuery = ({target}: Event): void => {
    if (!(target instanceof Element) || target.closest('a') === null) return;
    const address = new URL(location.href);
    const query = field.value.trim();
    if (query === '') address.searchParams.delete(FIND);
    else address.searchParams.set(FIND, query);
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  };

  field.addEventListener('input', update, {signal});
  field.addEventListener('keydown', onKey, {signal});
  for (const button of buttons) button.addEventListener('click', () => press(button), {signal});
  section.addEventListener('click', keepQuery, {capture: true, signal});
  moveByArrows(section, field, signal);
  onKeyPress('f', signal, () => {
    field.focus();
    field.select();
    return true;
  });
  signal.addEventListener('abort', () => list.remove());
  const kept = new URLSearchParams(location.search).get(FIND);
  if (kept !== null && field.value === '') field.value = kept;
  // The reader may have typed before this script arrived.
  if (field.value !== '') update();
}
