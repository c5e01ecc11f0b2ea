import type {LinkedEntry} from './entries';
import {splitMatches} from './match';

const ROWS = 40;

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...children);
  return element;
}

const toTitle = (title: string, query: string): readonly (Node | string)[] =>
  splitMatches(title, query).map((part, index) =>
    index % 2 === 1 ? create('mark', '', part) : part,
  );

function toRow(entry: LinkedEntry, query: string): HTMLLIElement {
  const {href, method, title, path, group} = entry;
  const row = create(
    'a',
    '',
    create('span', `api-method-${method.toLowerCase()}`, method),
    create('b', '', ...toTitle(title, query)),
    create('code', '', path),
    create('small', '', group),
  );
  row.setAttribute('href', href);
  return create('li', '', row);
}

export function showRows(list: HTMLElement, entries: readonly LinkedEntry[], query: string): void {
  list.replaceChildren(...entries.slice(0, ROWS).map((entry) => toRow(entry, query)));
  const rest = entries.slice(ROWS);
  if (rest.length === 0) return;
  const button = create('button', '', `Show ${rest.length.toLocaleString('en')} more`);
  button.type = 'button';
  const last = create('li', 'api-found-rest', button);
  button.addEventListener('click', () => {
    last.replaceWith(...rest.map((entry) => toRow(entry, query)));
    list.querySelectorAll<HTMLElement>('a')[ROWS]?.focus();
  });
  list.append(last);
}
