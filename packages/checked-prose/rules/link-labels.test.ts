import {expect, test} from 'vitest';

import {applyRule} from '../testing/read-site';

import {findUndefinedReferences} from './syntax';

const find = (text: string): string => applyRule(findUndefinedReferences, {'docs/page.mdx': text});

test('passes defined labels, in any case and form', () => {
  expect(find('[a][Guide], [guide][] and [guide]\n\n[guide]: /docs/guide\n')).toBe('');
});

test('rejects an undefined label, and suggests the nearest', () => {
  expect(find('One\ntwo [a][giude] and [a][nothing]\n\n[guide]: /docs/guide\n'))
    .toMatchInlineSnapshot(`
    "  docs/page.mdx:2:5  The label [giude] is not defined
        → write [guide]
      docs/page.mdx:2:20  The label [nothing] is not defined
        → add a line "[nothing]: URL", or write \\[ if it is text"
  `);
});

test('passes brackets that are code or escaped', () => {
  expect(find('`rows[0][1]` and rows\\[0][1] and [text]\n')).toBe('');
});
