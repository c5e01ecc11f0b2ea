import {expect, it} from 'vitest';

import {listOperations, toContract} from '@openapi-portal/openapi-model';
import {describeBrowserLimits} from './browser-limits';

const requestBody = {content: {'application/json': {schema: {}}}};

function describeLimits(method: string, operation: object = {}): string | undefined {
  const contract = toContract({
    openapi: '3.1.0',
    info: {title: 'T', version: '1'},
    paths: {'/a': {[method]: {responses: {}, ...operation}}},
    components: {
      securitySchemes: {
        digest: {type: 'http', scheme: 'Digest'},
        bearer: {type: 'http', scheme: 'bearer'},
      },
    },
  });
  const [first] = listOperations(contract);
  return first && describeBrowserLimits(first, contract);
}

it('lists the headers that fetch does not send (Fetch Standard, 2.2.1 and 5.4)', () => {
  expect(describeLimits('trace')).toBe('cannot send TRACE');
  expect(describeLimits('get', {requestBody})).toBe('sends no body with GET');
  expect(describeLimits('post', {requestBody})).toBeUndefined();
  expect(describeLimits('get')).toBeUndefined();
});

it('says that no page can use HTTP Digest (RFC 7616, 3.3), unless another scheme is accepted', () => {
  expect(describeLimits('post', {security: [{digest: []}]})).toBe('sends no HTTP Digest');
  expect(describeLimits('post', {security: [{digest: []}, {bearer: []}]})).toBeUndefined();
  expect(describeLimits('get', {requestBody, security: [{digest: []}]})).toBe(
    'sends no body with GET, no HTTP Digest',
  );
});
