import {expect, it} from 'vitest';

import {findNearestTerms} from './nearest-terms';

const TERMS = ['Asset', 'Risk', 'Risk appetite', 'Residual risk', 'Sponsor'].map((title) => ({
  title,
}));

it('offers three terms, those most similar to a query first', () => {
  const titles = findNearestTerms('sponnsr', TERMS).map(({title}) => title);
  expect(titles[0]).toBe('Sponsor');
  expect(titles).toHaveLength(3);
});
