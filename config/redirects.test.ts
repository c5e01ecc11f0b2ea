import {describe, expect, it} from 'vitest';

import {toLowerCaseRedirects, toProblemRedirects} from './redirects';

it('leads the lower-case form of a path to the path', () => {
  expect(toLowerCaseRedirects('/docs/API/Ciso-API/create-user')).toEqual([
    '/docs/api/ciso-api/create-user',
  ]);
});

it('makes no redirect for a path that is lower-case already', () => {
  expect(toLowerCaseRedirects('/docs/introduction/')).toEqual([]);
});

describe('the redirects of problem types', () => {
  it('lead from each type of the contracts to its explanation', () => {
    const redirects = toProblemRedirects(process.cwd());
    expect(redirects).toContainEqual({
      from: '/problems/user-in-use',
      to: '/docs/API/errors#user-in-use',
    });
    expect(redirects).toHaveLength(16);
  });
});
