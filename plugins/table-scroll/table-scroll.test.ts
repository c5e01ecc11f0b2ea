import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';

import tableScroll from '.';

it('puts a table into a place that scrolls and that keys can reach', async () => {
  const compiled = await compile('| a |\n| - |\n| b |\n\nText.', {
    jsx: true,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [tableScroll],
  });
  expect(String(compiled)).toMatch(
    /<_components\.div className="table-scroll" tabIndex="0"><_components\.table>/,
  );
  expect(String(compiled).match(/table-scroll/g)).toHaveLength(1);
});
