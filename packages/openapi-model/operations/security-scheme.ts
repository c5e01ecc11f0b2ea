import {findOwn} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';

const KEY_PLACES: Readonly<Record<string, string>> = {
  header: 'the header',
  query: 'the query parameter',
  cookie: 'the cookie',
};

/** Schemes of IANA's registry that readers know by another name. */
const HTTP_SCHEMES: Readonly<Record<string, string>> = {
  basic: 'Username and password (HTTP Basic)',
  digest: 'Username and password, of which only a digest is sent (HTTP Digest)',
  bearer: 'A bearer token in the Authorization header',
};

function describeHttp(scheme: Cursor): string {
  const name = scheme.text('scheme') ?? '';
  const format = scheme.text('bearerFormat');
  const words = findOwn(HTTP_SCHEMES, name.toLowerCase()) ?? `HTTP authentication, scheme ${name}`;
  return format === undefined ? words : `${words}, format ${format}`;
}

/** What a security scheme asks for, in a sentence. */
export function describeScheme(scheme: Cursor): string {
  const type = scheme.text('type');
  if (type === 'apiKey') {
    const location = scheme.text('in') ?? '';
    return `A key in ${findOwn(KEY_PLACES, location) ?? location} ${scheme.text('name') ?? ''}.`;
  }
  if (type === 'http') return `${describeHttp(scheme)}.`;
  if (type === 'openIdConnect') return 'A bearer token of OpenID Connect.';
  if (type === 'mutualTLS') return 'A certificate of the client (mutual TLS).';
  return 'OAuth 2.0, with a bearer token in the Authorization header.';
}
