import {blogPostContainerID as original} from '@docusaurus/utils-common';
import {describe, expect, it} from 'vitest';

import {applyTrailingSlash, blogPostContainerID, getErrorCausalChain} from '.';

describe('the browser version of utils-common', () => {
  it('has the exports of the original', () => {
    expect(blogPostContainerID).toBe(original);
    expect(applyTrailingSlash('/a', {trailingSlash: true, baseUrl: '/'})).toBe('/a/');
    const cause = new Error('b');
    expect(getErrorCausalChain(new Error('a', {cause}))).toHaveLength(2);
  });
});
