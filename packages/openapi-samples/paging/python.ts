import {listVariables} from '../prepare';
import {toHeaders} from '../languages/python';
import {quotePython} from '../quote';
import type {PagesRequest} from './prepare-pages';

/** Writes a script that uses `requests`, which encodes the token. */
export function toPythonPages(request: PagesRequest): string {
  const {url, paging} = request;
  const imports = listVariables(request).length > 0 ? 'import os\n\n' : '';
  const options = [
    `    ${quotePython(url)},`,
    '    params=params,',
    ...toHeaders(request),
    '    timeout=30,',
  ];
  return `${imports}import requests

params = {}
while True:
    response = requests.get(
${options.join('\n').replace(/^(?=.)/gm, '    ')}
    )
    if not response.ok:
        raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")
    page = response.json()
    for item in page["${paging.items}"]:
        print(item)
    # The last page has none.
    if not page.get("${paging.next}"):
        break
    params = {"${paging.parameter}": page["${paging.next}"]}`;
}
