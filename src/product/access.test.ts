import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {access, accessNotes, accessReasons, isEnough, isHolder, scopes} from './access';
import {moduleIds} from './ids';
import {dataScopes, userTypes} from './user-types';

interface Flows {
  readonly authorizationCode: {readonly scopes: Readonly<Record<string, string>>};
}

const toSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

describe('the access levels', () => {
  it('name all user types in every row', () => {
    const ids = userTypes.map(({id}) => id);
    Object.values(access).forEach((row) => expect(Object.keys(row)).toEqual(ids));
  });

  it('let a ciso manage every module', () => {
    const {profile: _, ...modules} = access;
    Object.values(modules).forEach(({ciso}) => expect(ciso).toBe('manage'));
  });

  it('give every user type access to at least five modules', () => {
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

  it('are only restricted by notes if there is access', () => {
    for (const {area, userType, note} of accessNotes) {
      expect(access[area][userType], `${area}, ${userType}`).not.toBe('none');
      expect(note).toMatch(/\.$/);
    }
  });

  it('have one explanation for each module, and none for the level `none`', () => {
    for (const area of moduleIds) {
      for (const {id} of userTypes) {
        const notes = accessNotes.filter((note) => note.area === area && note.userType === id);
        const texts = [...notes.map(({note}) => note), accessReasons[area][id] ?? []].flat();
        expect(texts.length, `${area}, ${id}`).toBe(access[area][id] === 'none' ? 0 : 1);
        texts.forEach((text) => expect(text).toMatch(/^[A-Z].*\.$/));
      }
    }
  });

  it('use every data scope for some user type', () => {
    const used: readonly string[] = userTypes.map(({dataScope}) => dataScope);
    dataScopes.forEach(({id}) => expect(used).toContain(id));
  });

  it('give the scopes of the Ciso API to the documented user types', () => {
    const holders = Object.entries(scopes).map(([scope, meaning]) => [
      scope,
      userTypes.filter(({id}) => isHolder(id, meaning)).map(({id}) => id),
    ]);
    expect(Object.fromEntries(holders)).toEqual({
      'company.read': ['ciso', 'member', 'auditor'],
      'company.write': ['ciso'],
      'users.read': ['ciso', 'member', 'auditor'],
      'users.write': ['ciso'],
      profile: ['ciso', 'member', 'outsource', 'vendor', 'auditor'],
      'profile.write': ['ciso', 'member', 'outsource', 'vendor', 'auditor'],
    });
  });

  it('describe those scopes as the contract does, in its order', () => {
    const contract = parse(readFileSync('openapi/ciso-api.yaml', 'utf8')) as {
      components: {securitySchemes: {oauth2: {flows: Flows}}};
    };
    const described = contract.components.securitySchemes.oauth2.flows.authorizationCode.scopes;
    expect(Object.entries(scopes).map(([scope, {allows}]) => [scope, toSentence(allows)])).toEqual(
      Object.entries(described),
    );
  });
});
