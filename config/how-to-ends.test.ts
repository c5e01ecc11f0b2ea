import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';

import {howToEnds} from './remark-plugins';

it('marks only the first and the last paragraph of a how-to', async () => {
  const source = 'You need: access.\n\nYou need not wait.\n\nIt worked when it is `done`.';
  const code = String(await compile(source, {jsx: true, rehypePlugins: [howToEnds]}));
  expect(code.replace(/_components\./g, '')).toMatch(
    /<p className="how-to-need"><strong>\{"You need:"\}<\/strong>\{" access\."\}<\/p>.*<p>\{"You need not wait\."\}<\/p>.*<p className="how-to-done"><strong>\{"It worked when"\}<\/strong>\{" it is "\}/s,
  );
});
