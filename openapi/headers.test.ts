import path from 'node:path';

import {expect, it} from 'vitest';

import {siteDir} from '../scripts/site';
import {listOperations, toContract} from '@openapi-portal/openapi-model';
import {readContract} from '@openapi-portal/openapi-model/reading';

const EVERYWHERE = [
  'Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
];

it('every response of the Ciso API has the headers for request ids, rate limits and browsers', async () => {
  const document = toContract(await readContract(path.join(siteDir, 'openapi/ciso-api.yaml')));
  const lacking = listOperations(document).flatMap(({id, cursor}) =>
    cursor
      .entries('responses')
      .flatMap(([status, response]) =>
        EVERYWHERE.filter((name) => response.resolve().get('headers')?.has(name) !== true).map(
          (name) => `${id ?? ''} ${status}: ${name}`,
        ),
      ),
  );
  expect(lacking).toEqual([]);
});
