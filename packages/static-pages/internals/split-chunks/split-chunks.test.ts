import {describe, expect, it} from 'vitest';

import {toSplitChunks} from './split-chunks';

interface Groups {
  readonly cacheGroups: Readonly<Record<'prose' | 'docs' | 'apiPage', {readonly test: RegExp}>> & {
    readonly styles: {readonly chunks: (chunk: {readonly name: string}) => boolean};
  };
}

const {cacheGroups} = toSplitChunks({cacheGroups: {styles: {}}}) as Groups;

const THEME = '/site/node_modules/@docusaurus/theme-classic/lib/theme';

describe('the chunks of scripts', () => {
  it.each([
    ['prose', `${THEME}/Heading/index.js`],
    ['prose', `${THEME}/Tag/index.js`],
    ['prose', '/site/node_modules/@docusaurus/theme-common/lib/utils/tocUtils.js'],
    ['prose', String.raw`C:\site\src\components\Prose\index.tsx`],
    ['docs', `${THEME}/DocItem/index.js`],
    ['docs', '/site/src/theme/NotFound/index.tsx'],
    ['apiPage', '/site/packages/openapi-static/reference/enhance.ts'],
  ] as const)('have in %s the module %s', (group, file) => {
    expect(cacheGroups[group].test.test(file)).toBe(true);
  });

  it.each([
    ['prose', `${THEME}/TagsListByLetter/index.js`],
    ['prose', '/site/node_modules/@docusaurus/theme-common/lib/utils/blogUtils.js'],
    ['prose', '/site/mypackages/static-pages/islands/index.ts'],
    ['docs', `${THEME}/BlogPostPage/index.js`],
    ['apiPage', '/site/packages/openapi-static/reference/names.ts'],
  ] as const)('do not have in %s the module %s', (group, file) => {
    expect(cacheGroups[group].test.test(file)).toBe(false);
  });
});

it('keeps the styles of the console out of the stylesheet', () => {
  const {chunks} = cacheGroups.styles;
  expect([chunks({name: 'api-console'}), chunks({name: 'main'})]).toEqual([false, true]);
});

it('stops where Docusaurus no longer collects styles', () => {
  expect(() => toSplitChunks({})).toThrow('no longer collects styles');
});
