import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {parseAhead} from './parse-ahead';
import {parseBody, listNodes, readBody} from './parser';

it('parses pages ahead for later readers, and omits pages that cannot be parsed', async () => {
  const folder = writeFiles({
    'a.mdx': '---\ntitle: A\n---\n# A {1 + 2}\n\n<B c={/d/} />\n',
    'b.mdx': 'An open <b>\n',
  });
  await parseAhead(['a.mdx', 'b.mdx'].map((name) => path.join(folder, name)));
  const body = '\n\n\n# A {1 + 2}\n\n<B c={/d/} />\n';
  const nodes = readBody(body, 'mdx');
  expect(nodes).toEqual(listNodes(parseBody(body, 'mdx')));
  // The worker thread returns plain objects, so a `Node` would mean that the page was parsed in this thread.
  const tree = JSON.stringify(nodes[0], (_, value: unknown) =>
    value?.constructor?.name === 'Node' ? 'parsed here' : value,
  );
  expect(tree).not.toContain('parsed here');
  expect(() => readBody('An open <b>\n', 'mdx')).toThrow('closing tag');
});
