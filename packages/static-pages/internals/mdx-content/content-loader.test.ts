import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';

import contentLoader from './content-loader.cjs';

const load = (source: string): string => contentLoader.call({resourcePath: 'docs/a.mdx'}, source);

describe('the prose loader', () => {
  it('removes the content of a compiled page and keeps its exports', async () => {
    const compiled = await compile('export const toc = ["One"];\n\n# Risks\n\nA **paragraph**.', {
      providerImportSource: '@mdx-js/react',
    });
    const left = load(String(compiled));
    expect(left).toContain('export const toc = ["One"]');
    expect(left).toMatch(/export default function MDXContent\(\) \{\s+return null;\s+\}\s*$/);
  });

  it('names a page that is not compiled as expected', () => {
    expect(() => load('export default () => null;')).toThrow(
      'docs/a.mdx is not compiled as MDX 3 compiles it',
    );
  });
});
