import {expect, it} from 'vitest';

import {markCode} from './code-lines';

it.each([
  ['a block', 'a\n```sh\n# b\n```\nc', [1, 2, 3]],
  ['a block with a shorter fence in it', '````\n```\n# a\n```\n````\n# b', [0, 1, 2, 3, 4]],
  ['a block with another fence in it', '~~~\n```\n~~~\n# a', [0, 1, 2]],
  ['a block that is not closed', '```\na\n', [0, 1, 2]],
  ['code in a line', '```a `b` c```\n# d', []],
])('finds the lines of %s (CommonMark 0.31.2, 4.5)', (_, markdown, lines) => {
  const marked = markCode(markdown.split('\n'));
  expect([...marked.keys()].filter((at) => marked[at])).toEqual(lines);
});
