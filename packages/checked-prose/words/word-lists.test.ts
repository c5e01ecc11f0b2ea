import {expect, it} from 'vitest';

import {parseTerms} from './word-lists';

it('rejects a term without a reason', () => {
  expect(() => parseTerms('- {wrong: email, right: e-mail}')).toThrowErrorMatchingInlineSnapshot(
    `[Error: A term in terms.yaml needs "wrong" and "because": {"wrong":"email","right":"e-mail"}]`,
  );
});
