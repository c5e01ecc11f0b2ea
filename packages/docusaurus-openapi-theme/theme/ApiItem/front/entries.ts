import type {Entry} from './match';

export interface LinkedEntry extends Entry {
  readonly href: string;
}

/** Returns the `data-path` of a link, or else that of the nearest link before it. */
function findOwnPath(link: HTMLElement): string | undefined {
  let one: Element | null = link;
  while (one instanceof HTMLElement && one.dataset.path === undefined)
    one = one.previousElementSibling;
  return one instanceof HTMLElement ? one.dataset.path : undefined;
}

/** Returns the whole path of an operation, of which a grid only contains the part below its resource. */
function toPath(link: HTMLElement): string {
  const resource = link.closest<HTMLElement>('.api-resources > li');
  const base = resource?.dataset.path ?? resource?.querySelector('code')?.textContent ?? '';
  const own = link.querySelector('code')?.textContent ?? findOwnPath(link) ?? base;
  return own.startsWith('…') ? base + own.slice(1) : own;
}

function readEntry(link: HTMLAnchorElement): LinkedEntry {
  const label = link.getAttribute('aria-label');
  const [method = '', ...words] = (label ?? '').split(' ');
  const [shown] = link.children;
  const group = link.closest<HTMLElement>('[data-group]')?.dataset.group ?? '';
  return {
    href: link.getAttribute('href') ?? '',
    method: shown?.textContent ?? method,
    title: link.querySelector('b')?.textContent ?? words.join(' '),
    path: toPath(link),
    id: link.dataset.id ?? link.pathname.replace(/.*\//, ''),
    group,
  };
}

export const OPERATIONS = '.api-rows a, .api-resources > li > a';

/** Reads the operations from the list or grid on the page. An operation in several groups is read once. */
export function readEntries(groups: ParentNode): readonly LinkedEntry[] {
  const links = groups.querySelectorAll<HTMLAnchorElement>(OPERATIONS);
  const byHref = new Map<string, HTMLAnchorElement>();
  for (const link of links) if (!byHref.has(link.href)) byHref.set(link.href, link);
  return [...byHref.values()].map(readEntry);
}
