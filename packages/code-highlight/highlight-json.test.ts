import {expect, it} from 'vitest';

import {highlightJson} from './highlight-json';

it('marks names, text and literals, and escapes all of them', () => {
  expect(highlightJson('{"a<b": [1.5e3, null, "true: \\"x\\": 1"]}')).toBe(
    '{<span class="code-name">"a&lt;b"</span>: [<span class="code-literal">1.5e3</span>, ' +
      '<span class="code-literal">null</span>, <span class="code-string">"true: \\"x\\": 1"</span>]}',
  );
});
