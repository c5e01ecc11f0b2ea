import {blogPostContainerID as original} from '@docusaurus/utils-common';
import {describe, expect, it} from 'vitest';

import {applyTrailingSlash, blogPostContainerID, getErrorCausalChain} from '.';

describe('what the browser has of utils-common', () => {
  it('is what the original has', () => {
    expect(blogPostContainerID).toBe(original);
    expect(applyTrailingSlash('/a', {trailingSlash: true, baseUrl: '/'})).toBe('/a/');
    const cause = new Error('b');
    expect(getErrorCausalChain(new Error('a', {cause}))).toHaveLength(2);
  });
});
