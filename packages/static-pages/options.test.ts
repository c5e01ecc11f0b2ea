import {expect, it} from 'vitest';

import {checkOptions} from './options';

it('accepts folders of pages', () => {
  const options = {contentDirs: ['docs'], keepsPages: true};
  expect(checkOptions(options)).toBe(options);
});

it.each([{}, {contentDirs: 'docs'}, {contentDirs: [1]}])('reports the error in %j', (options) => {
  expect(() => checkOptions(options)).toThrow('`contentDirs` of @openapi-portal/static-pages');
});
