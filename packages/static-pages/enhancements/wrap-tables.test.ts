import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';

import tableScroll from './wrap-tables';

async function toCode(...lines: readonly string[]): Promise<string> {
  const compiled = await compile(lines.join('\n'), {
    jsx: true,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [tableScroll],
  });
  return String(compiled);
}

it('puts a table into a container that scrolls and that the keyboard reaches', async () => {
  const code = await toCode('| a |', '| - |', '| b |', '', 'Text.');
  expect(code).toMatch(
    /<_components\.div className="table-scroll" tabIndex="0"><_components\.table>/,
  );
  expect(code.match(/table-scroll/g)).toHaveLength(1);
});

it('labels each cell of a table with sentences with its column', async () => {
  const code = await toCode(
    '| What | `When` | |',
    '| - | - | - |',
    '| a | b | one two three four *five* |',
  );
  expect(code).toContain('<_components.table className="stacked">');
  const cells = [...code.matchAll(/<_components\.td([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(cells).toEqual(['', ' data-label="When"', '']);
});

it.each([
  ['words', ['| a | b | c |', '| - | - | - |', '| a | b | one two three four |']],
  ['two columns', ['| a | b |', '| - | - |', '| a | one two three four five |']],
])('does not change a table of %s', async (_, lines) => {
  expect(await toCode(...lines)).not.toMatch(/stacked|data-label/);
});
