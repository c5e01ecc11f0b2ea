import {describe, expect, it} from 'vitest';

import {findMissingFacts} from '../testing/find-missing-facts';
import {listTestContracts, readTestContract} from '@openapi-portal/openapi-model/testing';
import {toOpenApi31} from '@openapi-portal/openapi-model';

describe('the pages of a contract', () => {
  it.each(['../../openapi/ciso-api.yaml', ...listTestContracts()])(
    'say everything that %s says',
    (name) => {
      const {facts, missing} = findMissingFacts(toOpenApi31(readTestContract(name)));
      expect(missing).toEqual([]);
      expect(facts).toBeGreaterThan(10);
    },
  );

  it('are missed when a fact is not there', () => {
    const document = {
      openapi: '3.1.0',
      info: {title: 'T', version: '1'},
      paths: {
        '/a': {get: {'x-access': [{scope: 's', user_types: ['u'], unheard_of: 'not shown'}]}},
      },
    };
    const {missing} = findMissingFacts(document);
    expect(missing.map(({value}) => value)).toEqual(['not shown']);
  });
});
