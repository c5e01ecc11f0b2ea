import {expect, it} from 'vitest';

import {isSecretName} from './parameters';

it.each([
  'token',
  'key',
  'secret',
  'auth',
  'session',
  'password',
  'api_key',
  'apikey',
  'X-API-Key',
  'XAPIKey',
  'X-Auth-Token',
  'access-token',
  'accesstoken',
  'sessionId',
  'SESSION_ID',
  'JSESSIONID',
  'PHPSESSID',
  'client_secret',
  'newPassword',
  'token2',
  'X-Authorization',
  'Ocp-Apim-Subscription-Key',
  'X-Amz-Security-Token',
  'filter[token]',
])('treats the value of %s as a secret', (name) => {
  expect(isSecretName(name)).toBe(true);
});

it.each([
  'Idempotency-Key',
  'If-Match',
  'page_token',
  'nextPageToken',
  'next_token',
  'continuationToken',
  'sort_key',
  'projectKey',
  'public_key',
  'token_type',
  'key_id',
  'accessKeyId',
  'session_count',
  'password_changed_since',
  'author',
  'monkey',
  'keyword',
  'tokens',
  'max_tokens',
  'user_type',
  '',
  '—',
])('does not treat the value of %j as a secret', (name) => {
  expect(isSecretName(name)).toBe(false);
});
