import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {listOperations, toContract} from '@openapi-portal/openapi-model';

import {rights} from './flows';

const operations = listOperations(toContract(parse(readFileSync('openapi/ciso-api.yaml', 'utf8'))));

describe.each(rights)('the right $id', ({operation, call, scope, userType}) => {
  const found = operations.find(({id}) => id === operation);

  it('names the method and the path that its operation has', () => {
    expect(`${found?.method.toUpperCase()} ${found?.path}`).toBe(call);
  });

  it('has the scope and a user type that may call the operation', () => {
    const lets = found?.cursor.items('x-access').filter((rule) => rule.text('scope') === scope);
    expect(lets?.flatMap((rule) => rule.texts('user_types'))).toContain(userType);
  });
});
