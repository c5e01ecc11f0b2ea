import {trustHtml} from '@openapi-portal/static-pages/client';

import {OPERATIONS} from './entries';

/** Milliseconds for which the pointer must rest, so that its way to the preview does not change the preview. */
const REST = 90;

async function fetchPreview(folder: string, link: HTMLAnchorElement): Promise<string> {
  const slug = link.pathname.replace(/\/$/, '').replace(/.*\//, '');
  const response = await fetch(`${folder}/${slug}.json`, {mode: 'same-origin', redirect: 'error'});
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return ((await response.json()) as {readonly html: string}).html;
}

export function showPreviews(section: HTMLElement, signal: AbortSignal): void {
  const panel = section.querySelector<HTMLElement>('.api-preview');
  const folder = section.dataset.previews;
  if (panel === null || folder === undefined) return;
  const [first] = section.querySelectorAll<HTMLAnchorElement>(OPERATIONS);
  first?.toggleAttribute('data-shown', panel.checkVisibility());
  const known = new Map<string, Promise<string>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: HTMLAnchorElement | undefined = first;

  const show = async (link: HTMLAnchorElement): Promise<void> => {
    const html = known.get(link.href) ?? fetchPreview(folder, link);
    known.set(link.href, html);
    // Without its preview, an operation is still a link.
    const text = await html.catch(() => undefined);
    if (text === undefined) known.delete(link.href);
    if (wanted !== link || text === undefined || signal.aborted) return;
    panel.innerHTML = trustHtml(text) as string;
    section.querySelectorAll('[data-shown]').forEach((one) => one.removeAttribute('data-shown'));
    link.toggleAttribute('data-shown', true);
  };
  const want = ({type, target}: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link === wanted || !link.matches(OPERATIONS)) return;
    if (!panel.checkVisibility()) return;
    wanted = link;
    clearTimeout(timer);
    timer = setTimeout(() => void show(link), type === 'focusin' ? 0 : REST);
  };
  section.addEventListener('pointerover', want, {signal});
  section.addEventListener('focusin', want, {signal});
  signal.addEventListener('abort', () => clearTimeout(timer));
}
