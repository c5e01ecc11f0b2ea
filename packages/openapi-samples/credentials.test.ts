import {describe, expect, it} from 'vitest';

import {prepareCredentials} from './credentials';

const key = (place: 'header' | 'query' | 'cookie', name: string) =>
  ({type: 'apiKey', in: place, name}) as const;

describe('prepareCredentials', () => {
  it('uses a token for OAuth2, OpenID Connect and HTTP bearer', () => {
    const value = ['Bearer ', {variable: 'TOKEN'}];
    for (const type of ['oauth2', 'openIdConnect'] as const)
      expect(prepareCredentials([{type}]).headers).toEqual([['Authorization', value]]);
    const bearer = {type: 'http', httpScheme: 'bearer'} as const;
    expect(prepareCredentials([bearer]).headers).toEqual([['Authorization', value]]);
  });

  it('sends all keys of a requirement, each from a separate variable', () => {
    const keys = [
      key('header', 'X-API-Key'),
      key('query', 'apiKey'),
      key('cookie', 'sid'),
      key('header', 'X-Token'),
    ];
    expect(prepareCredentials(keys)).toMatchObject({
      headers: [
        ['X-API-Key', [{variable: 'API_KEY'}]],
        ['X-Token', [{variable: 'API_TOKEN'}]],
      ],
      query: [{name: 'apiKey', variable: 'API_OTHER_KEY'}],
      cookies: [{name: 'sid', variable: 'API_SID'}],
    });
  });

  it('uses no variable that a sample assigns itself', () => {
    const found = prepareCredentials([key('query', 'key'), key('query', 'key2')]).query;
    expect(found.map(({variable}) => variable)).toEqual(['API_KEY', 'API_KEY2']);
  });

  it('names the variable of a password after it', () => {
    expect(prepareCredentials([key('query', 'newPassword')]).query[0]?.variable).toBe(
      'API_NEW_PASSWORD',
    );
  });

  it('reads no variable that the reader may already have, whatever the name of the key', () => {
    const known = [
      'path',
      'HOME',
      'AWS_SECRET_ACCESS_KEY',
      'GitHub-Token',
      'x-NPM_TOKEN',
      '_',
      '1',
      '',
    ];
    const ANY = expect.stringMatching(/^API_[A-Z\d]/) as unknown;
    for (const name of known) {
      const {headers} = prepareCredentials([key('header', name)]);
      expect(headers).toEqual([[name, [{variable: ANY}]]]);
      for (const place of ['query', 'cookie'] as const) {
        const {query, cookies} = prepareCredentials([key(place, name)]);
        expect([...query, ...cookies]).toEqual([{location: place, name, variable: ANY}]);
      }
    }
  });

  it('uses different variables than HTTP Basic', () => {
    const basic = {type: 'http', httpScheme: 'basic'} as const;
    const {query} = prepareCredentials([basic, key('query', 'api_user'), key('query', 'password')]);
    expect(query.map(({variable}) => variable)).toEqual(['API_OTHER_USER', 'API_OTHER_PASSWORD']);
  });

  it('sends one Authorization header, even if two schemes need it', () => {
    const basic = {type: 'http', httpScheme: 'basic'} as const;
    const both = prepareCredentials([basic, {type: 'oauth2'}]);
    expect(both.headers).toEqual([]);
    expect(both.basic).toEqual({user: 'API_USER', password: 'API_PASSWORD', isDigest: false});
  });

  it('uses a certificate for mutual TLS, in addition to anything else', () => {
    const {hasCertificate, headers} = prepareCredentials([{type: 'mutualTLS'}, {type: 'oauth2'}]);
    expect(hasCertificate).toBe(true);
    expect(headers).toHaveLength(1);
    expect(prepareCredentials([]).hasCertificate).toBe(false);
  });
});
