import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';

import {toNodes} from './heading';

it.each([
  'Risks',
  'Send <code>If-Match</code> with <code>PATCH &lt;id&gt;</code>',
  'Risks &amp; tasks',
])('keeps the words of %s', (html) => {
  expect(renderToStaticMarkup(toNodes(html))).toBe(html);
});

it('keeps the words of non-code elements, but not the elements', () => {
  expect(renderToStaticMarkup(toNodes('<em>One</em> &lt;b&gt; &#39;x&#39;'))).toBe(
    'One &lt;b&gt; &#x27;x&#x27;',
  );
});
