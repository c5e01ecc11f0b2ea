import {expect, it} from 'vitest';

import {decodeText, escapeAttribute, escapeHtml, isDecodable, removeNonXml} from './text';

it('decodes percent signs, except invalid ones', () => {
  expect(decodeText('a%20b%C3%A9')).toBe('a bé');
  expect(decodeText('%E0%A4%A')).toBe('%E0%A4%A');
  expect(decodeText('100%')).toBe('100%');
});

it('detects whether a text is encoded', () => {
  expect(['a', 'a%20b', '%25'].map(isDecodable)).toEqual([true, true, true]);
  expect(['%', '%E0%A4%A', 'a%20%'].map(isDecodable)).toEqual([false, false, false]);
});

it('escapes special characters of HTML and XML, and quotes only in attributes', () => {
  expect(escapeHtml('<a> & "b" &lt;')).toBe('&lt;a&gt; &amp; "b" &amp;lt;');
  expect(escapeAttribute('<a> & "b"')).toBe('&lt;a&gt; &amp; &quot;b&quot;');
});

it('removes the characters that XML does not allow (XML 1.0, section 2.2)', () => {
  expect(removeNonXml('a\u0000b\u001B\uFFFE\uFFFF\uD800c\t\r\n\u{1F600}é\u0085')).toBe(
    'abc\t\r\n\u{1F600}é\u0085',
  );
});
