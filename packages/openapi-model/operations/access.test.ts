import {describe, expect, it} from 'vitest';

import {describeSchemes, describeScopes} from './access';

const requirement = (...schemes: readonly (readonly [string, ...string[]])[]) => ({
  schemes: schemes.map(([name, ...scopes]) => ({name, scopes})),
});

const rule = (scope: string) => ({
  scope,
  userTypes: [],
  records: undefined,
  fields: [],
  note: undefined,
});

describe('access to an operation', () => {
  it('requires all scopes of a requirement, and one of several requirements', () => {
    const requirements = [requirement(['oauth2', 'a', 'b']), requirement(['oauth2', 'admin'])];
    expect(describeScopes({rules: [], requirements})).toBe('a and b or admin');
    expect(describeSchemes(requirements)).toBe('oauth2');
  });

  it('requires the scope of one of the rules', () => {
    expect(describeScopes({rules: [rule('read'), rule('own')], requirements: []})).toBe(
      'read or own',
    );
  });

  it('is "none" for an empty list or an empty requirement', () => {
    expect(describeSchemes([])).toBe('none');
    expect(describeSchemes([requirement(), requirement(['key'], ['oauth2'])])).toBe(
      'none, or key and oauth2',
    );
  });
});
