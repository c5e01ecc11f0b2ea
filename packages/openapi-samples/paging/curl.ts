import {toHeaders} from '../languages/curl';
import {quoteShell} from '../quote';
import type {PagesRequest} from './prepare-pages';

/** Writes a shell function, in which `set` does not change the arguments of the reader's shell. */
export function toCurlPages(request: PagesRequest): string {
  const {url, paging} = request;
  const options = [
    `curl ${quoteShell(url)} "$@"`,
    '--fail-with-body --silent --show-error',
    '--max-time 30 --output page.json',
    ...toHeaders(request),
  ];
  return `read_pages() {
  set --
  while :; do
    ${options.join(' \\\n      ')} ||
      { cat page.json; return 1; }
    cat page.json
    # The last page has none.
    PAGE_TOKEN="$(sed -n 's/.*"${paging.next}": *"\\([^"]*\\)".*/\\1/p' page.json)"
    [ -n "$PAGE_TOKEN" ] || return 0
    set -- --url-query "${paging.parameter}=$PAGE_TOKEN"
  done
}
read_pages`;
}
