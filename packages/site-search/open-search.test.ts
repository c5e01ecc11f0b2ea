import {parseDocument} from 'htmlparser2';
import {getElementsByTagName, textContent} from 'domutils';
import {expect, it} from 'vitest';

import {buildOpenSearch} from './open-search';

const file = parseDocument(
  buildOpenSearch({name: 'A & <B>', description: 'All of it', site: 'https://a.test/sub/'}),
  {xmlMode: true},
);

it('names the search, whatever characters the name contains', () => {
  const [name] = getElementsByTagName('ShortName', file);
  expect(name && textContent(name)).toBe('A & <B>');
});

it('links to the search page, below the base URL', () => {
  const urls = getElementsByTagName('Url', file).map(({attribs}) => attribs);
  expect(urls).toContainEqual({
    type: 'text/html',
    template: 'https://a.test/sub/search?q={searchTerms}',
  });
});
