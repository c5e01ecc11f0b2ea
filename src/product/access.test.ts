import {describe, expect, it} from 'vitest';

import {access, isEnough, scopes} from './access';
import {userTypes} from './user-types';

describe('the access levels', () => {
  it('name all user types in every row', () => {
    const ids = userTypes.map(({id}) => id);
    Object.values(access).forEach((row) => expect(Object.keys(row)).toEqual(ids));
  });

  it('let a ciso manage every module', () => {
    const {profile: _, ...modules} = access;
    Object.values(modules).forEach(({ciso}) => expect(ciso).toBe('manage'));
  });

  it('give the users of one application something to do in it', () => {
    for (const {id} of userTypes) {
      expect(Object.values(access).filter((row) => row[id] !== 'none').length).toBeGreaterThan(4);
    }
  });

  it('are in order', () => {
    expect(isEnough('manage', 'contribute')).toBe(true);
    expect(isEnough('read', 'read')).toBe(true);
    expect(isEnough('read', 'contribute')).toBe(false);
    expect(isEnough('none', 'read')).toBe(false);
  });

  it('give the scopes of the Ciso API to the types that the product says', () => {
    const holders = Object.entries(scopes).map(([scope, {area, level}]) => [
      scope,
      userTypes.filter(({id}) => isEnough(access[area][id], level)).map(({id}) => id),
    ]);
    expect(Object.fromEntries(holders)).toEqual({
      'company.read': ['ciso', 'member', 'auditor'],
      'company.write': ['ciso'],
      'users.read': ['ciso', 'member', 'auditor'],
      'users.write': ['ciso'],
      profile: ['ciso', 'member', 'outsource', 'vendor', 'auditor'],
    });
  });
});
