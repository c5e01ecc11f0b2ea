import {TEMPLATE, toHeaderLines} from '../languages/javascript';
import {writeTemplate} from '../template';
import type {PagesRequest} from './prepare-pages';

const toMember = (name: string): string => (/^\w+$/.test(name) ? `.${name}` : `['${name}']`);

function write(request: PagesRequest, isTyped: boolean): string {
  const {address, paging} = request;
  const {parameter, next, items} = paging;
  const names = [items, next].map((name) => (/^\w+$/.test(name) ? name : `'${name}'`));
  const type = isTyped ? ` as { ${names[0]}: unknown[]; ${names[1]}?: string }` : '';
  return `const address = new URL(${writeTemplate(address, TEMPLATE)});
let token${isTyped ? ': string | undefined' : ''};

// The last page has none.
do {
  if (token) address.searchParams.set('${parameter}', token);
  const response = await fetch(address, {
${[...toHeaderLines(request, '    '), '    signal: AbortSignal.timeout(30_000),'].join('\n')}
  });
  if (!response.ok) {
    throw new Error(\`\${response.status} \${response.statusText}: \${await response.text()}\`);
  }
  const page = ${isTyped ? `(await response.json())${type}` : 'await response.json()'};
  for (const item of page${toMember(items)}) console.log(item);
  token = page${toMember(next)};
} while (token);${isTyped ? '\n\nexport {};' : ''}`;
}

export const toJavaScriptPages = (request: PagesRequest): string => write(request, false);

export const toTypeScriptPages = (request: PagesRequest): string => write(request, true);
