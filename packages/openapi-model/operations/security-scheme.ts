import {findOwnMember} from '@openapi-portal/reports/json';
import {splitPointer} from '@openapi-portal/reports/pointer';

import {attempt} from '../contract/contract-error';
import type {Cursor} from '../contract/cursor';

const KEY_PLACES: Readonly<Record<string, string>> = {
  header: 'the header',
  query: 'the query parameter',
  cookie: 'the cookie',
};

const HTTP_SCHEMES: Readonly<Record<string, string>> = {
  basic: 'Username and password (HTTP Basic)',
  digest: 'Username and password, sent as a digest (HTTP Digest)',
  bearer: 'A bearer token in the Authorization header',
};

function describeHttp(scheme: Cursor): string {
  const name = scheme.text('scheme') ?? '';
  const format = scheme.text('bearerFormat');
  const words =
    findOwnMember(HTTP_SCHEMES, name.toLowerCase()) ?? `HTTP authentication, scheme ${name}`;
  return format === undefined ? words : `${words}, format ${format}`;
}

export function describeScheme(scheme: Cursor): string {
  const type = scheme.text('type');
  if (type === 'apiKey') {
    const location = scheme.text('in') ?? '';
    return `A key in ${findOwnMember(KEY_PLACES, location) ?? location} ${scheme.text('name') ?? ''}.`;
  }
  if (type === 'http') return `${describeHttp(scheme)}.`;
  if (type === 'openIdConnect') return 'A bearer token from OpenID Connect.';
  if (type === 'mutualTLS') return 'A client certificate (mutual TLS).';
  return 'OAuth 2.0, with a bearer token in the Authorization header.';
}

interface NamedScheme {
  /** Name of the component, even if the requirement refers to the component by URI. */
  readonly name: string;
  /** Absent if the contract does not define the scheme. */
  readonly scheme?: Cursor;
}

/** Finds the security scheme of a requirement, by component name or URI reference (OpenAPI 3.2.0, 4.30). */
export function findScheme(contract: Cursor, name: string): NamedScheme {
  const known = contract.get('components')?.get('securitySchemes')?.get(name);
  if (known !== undefined) return {name, scheme: known.resolve()};
  const [target] = attempt([], () => contract.with({$ref: name}).target());
  if (target === undefined) return {name};
  const [, kind, component] = splitPointer(target.pointer);
  const isComponent = kind === 'securitySchemes' && component !== undefined;
  return {name: isComponent ? component : name, scheme: target.resolve()};
}
