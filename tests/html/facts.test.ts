import {describe, expect, it} from 'vitest';

import {findContractFacts} from '../../bench/contract-facts';
import {findMissing} from '../../bench/fact-share';
import {apiRoot, operationRoutes} from '../browser/routes';
import {readBuilt} from './page';

const contract: unknown = JSON.parse(readBuilt('docs/API/Ciso-API/openapi.json'));

describe.each(operationRoutes)('%s as it is served', (route) => {
  it('contains every fact of its operation in the contract', () => {
    const facts = findContractFacts(contract, route.slice(apiRoot.length));
    expect(facts.length).toBeGreaterThan(100);
    const missing = findMissing(facts, readBuilt(`${route.slice(1)}/index.html`));
    expect(missing.map(({text}) => text)).toEqual([]);
  });
});
