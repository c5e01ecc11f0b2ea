import {describe, expect, it} from 'vitest';

import {findMissingFacts} from '../testing/find-missing-facts';
import {listTestContracts, readTestContract} from '@openapi-portal/openapi-model/testing';
import {toOpenApi31} from '@openapi-portal/openapi-model';

/** The last contract of each older minor version that has pages. */
const OLDER = ['1.0.4', '1.1.0'].map(
  (version) => `../../openapi/releases/Ciso-API/${version}.yaml`,
);

const CONTRACTS = ['../../openapi/ciso-api.yaml', ...OLDER, ...listTestContracts()];

describe.each(['html', 'plainHtml'] as const)('the %s of the pages of a contract', (form) => {
  it.each(CONTRACTS)('contains every fact of %s', (name) => {
    const {facts, missing} = findMissingFacts(toOpenApi31(readTestContract(name)), form);
    expect(missing).toEqual([]);
    expect(facts).toBeGreaterThan(10);
  });

  it('misses a fact that the page does not show', () => {
    const document = {
      openapi: '3.1.0',
      info: {title: 'T', version: '1'},
      paths: {
        '/a': {get: {'x-access': [{scope: 's', user_types: ['u'], unheard_of: 'not shown'}]}},
      },
    };
    const {missing} = findMissingFacts(document, form);
    expect(missing.map(({value}) => value)).toEqual(['not shown']);
  });
});
