import {expect, it} from 'vitest';

import {renderPieces} from '@openapi-portal/code-highlight/browser';

import {highlightSample} from './highlight-sample';

it.each([
  [
    'javascript',
    "const a = '<b>'; // it's",
    `<span class="code-keyword">const</span> a = <span class="code-string">'&lt;b&gt;'</span>; // it's`,
  ],
  [
    'python',
    '# a "b\nNone',
    '<span class="code-comment"># a "b</span>\n<span class="code-literal">None</span>',
  ],
  ['curl', "--data '{\n1}'", `--data <span class="code-string">'{\n1}'</span>`],
])('colours %s, and escapes special characters', (language, code, html) => {
  expect(renderPieces(highlightSample(code, language))).toBe(html);
});
