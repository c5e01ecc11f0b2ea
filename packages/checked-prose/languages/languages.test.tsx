import {evaluate} from '@mdx-js/mdx';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {expect, test} from 'vitest';

import {languageChoices} from './index';

type Props = Readonly<Record<string, unknown>> & {readonly children?: ReactNode};

const Languages = ({children, ...props}: Props): ReactNode => (
  <section data-props={JSON.stringify(props)}>{children}</section>
);
const Language = ({children, ...props}: Props): ReactNode => (
  <article data-props={JSON.stringify(props)}>{children}</article>
);

async function render(...lines: readonly string[]): Promise<string> {
  const {default: Page} = await evaluate(lines.join('\n'), {
    ...runtime,
    useMDXComponents: () => ({Languages, Language}),
    remarkPlugins: [languageChoices],
  });
  return renderToStaticMarkup(<Page />).replaceAll('&quot;', '"');
}

const GROUP = ['<Languages>', '', 'Save:', '', '```js', 'a', '```', '', '```py', 'b', '```', ''];

test('renders each language as a fold, with the text before its block', async () => {
  const page = await render(...GROUP, '</Languages>');
  expect(page).toBe(
    '<section data-props="{"isFirst":true}">' +
      '<article data-props="{"name":"languages-1","language":"javascript","label":"JavaScript","isFirst":true}">' +
      '<p>Save:</p><pre><code class="language-js">a\n</code></pre></article>' +
      '<article data-props="{"name":"languages-1","language":"python","label":"Python","isLast":true}">' +
      '<pre><code class="language-py">b\n</code></pre></article></section>',
  );
});

test('gives each language choice on a page a separate name', async () => {
  const page = await render(...GROUP, '</Languages>', '', ...GROUP, '</Languages>');
  expect(new Set(page.match(/"languages-\d"/g))).toEqual(
    new Set(['"languages-1"', '"languages-2"']),
  );
  expect(page.match(/<section data-props="{}">/g)).toHaveLength(1);
});

test('does not change a page without a choice', async () => {
  expect(await render('```js', 'a', '```')).toBe('<pre><code class="language-js">a\n</code></pre>');
});
