import {describe, expect, it} from 'vitest';

import {findContractFacts} from '../../bench/contract-facts';
import {findMissing} from '../../bench/fact-share';
import {apiRoot, operationRoutes} from '../browser/routes';
import {readBuilt} from './page';

const contract: unknown = JSON.parse(readBuilt('docs/API/Ciso-API/openapi.json'));

/** What the description beside each `$ref` to a schema says in the place of its own, on a page with no other use of it. */
const replaced = new Map([
  [
    'delete-user',
    [
      'A strong entity tag (RFC 9110) with its quotation marks.',
      'The text between them is opaque.',
    ],
  ],
]);

describe.each(operationRoutes)('%s as it is served', (route) => {
  it('says itself all that the contract says of its operation', () => {
    const id = route.slice(apiRoot.length);
    const facts = findContractFacts(contract, id);
    expect(facts.length).toBeGreaterThan(100);
    const missing = findMissing(facts, readBuilt(`${route.slice(1)}/index.html`));
    expect(missing.map(({text}) => text)).toEqual(replaced.get(id) ?? []);
  });
});
