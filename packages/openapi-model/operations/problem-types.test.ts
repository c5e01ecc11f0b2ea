import {expect, it} from 'vitest';

import {toContract} from '../contract/to-open-api-31';
import {ContractError} from '../contract/contract-error';
import {listProblemTypes} from './problem-types';

const list = (name: string) =>
  listProblemTypes(toContract({openapi: '3.1.0', paths: {}, 'x-problem-types': {[name]: {}}}));

it('lists problem types by their names', () => {
  expect(list('user-in-use').map(({slug}) => slug)).toEqual(['user-in-use']);
});

it.each(['../../x', 'a b', 'A', '"><script>'])('rejects a problem type named %s', (name) => {
  expect(() => list(name)).toThrow(ContractError);
});
