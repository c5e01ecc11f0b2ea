import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';

import {markRecordKeys} from './remark-plugins';

it('marks record keys, and no other code', async () => {
  const code = String(
    await compile('`RSK-0017` is `monitored`, not `RSK-0017 or none`.', {
      jsx: true,
      rehypePlugins: [markRecordKeys],
    }),
  );
  expect(code).toContain(
    '<_components.code className="record-key">{"RSK-0017"}</_components.code>{" is "}<_components.code>{"monitored"}',
  );
  expect(code.match(/record-key/g)).toHaveLength(1);
});
