import {expect, it} from 'vitest';

import {checkOptions} from './options';

it('takes folders of pages', () => {
  const options = {contentDirs: ['docs'], keepsPages: true};
  expect(checkOptions(options)).toBe(options);
});

it.each([{}, {contentDirs: 'docs'}, {contentDirs: [1]}])('reports the mistake in %j', (options) => {
  expect(() => checkOptions(options)).toThrow('`contentDirs` of @openapi-portal/static-pages');
});
