import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';

import {definitionLists} from './remark-plugins';

const toCode = async (...lines: readonly string[]): Promise<string> =>
  String(await compile(lines.join('\n'), {jsx: true, rehypePlugins: [definitionLists]})).replace(
    /_components\./g,
    '',
  );

it('converts labels with their meanings to a definition list', async () => {
  expect(await toCode('- **Score** – likelihood times `impact`.', '- **Line** – 9.')).toContain(
    '<dl className="definitions"><div><dt>{"Score"}</dt><dd>{"likelihood times "}<code>{"impact"}</code>{"."}</dd></div><div><dt>{"Line"}</dt><dd>{"9."}</dd></div></dl>',
  );
});

it('accepts blank lines between the items, and lists inside a component', async () => {
  const code = await toCode('<Box>', '- **A** – one.', '', '- **B** – two.', '</Box>');
  expect(code).toContain('<dt>{"B"}</dt><dd>{"two."}</dd>');
});

it('does not change a list with an item without a label', async () => {
  expect(await toCode('- **A** – one.', '- two.')).toContain('<ul>');
  expect(await toCode('- **A sentence.** Another.')).toContain('<ul>');
});
