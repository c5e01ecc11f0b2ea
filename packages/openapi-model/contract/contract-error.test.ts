import {expect, it} from 'vitest';

import {toContractError} from './contract-error';

it('says how to fix what is too large, and names the specification for everything else', () => {
  const tooLarge = Object.assign(new Error('its page has more than 2 MB'), {fix: 'shorten it'});
  expect(toContractError(tooLarge, '#/paths')).toMatchObject({
    problem: 'cannot be shown: its page has more than 2 MB',
    fix: 'shorten it',
  });
  expect(toContractError(new RangeError(), '#/paths').fix).toMatch(/^divide it/);
  expect(toContractError(new Error('no type'), '#/paths').fix).toMatch(/OpenAPI specification/);
  expect(toContractError('no type', '#').problem).toBe('cannot be shown: no type');
});
