import type {Cursor} from '../contract/cursor';
import {formatValue} from 'static-pages/reports/json';

/** A permission that a token carries. */
export interface Scope {
  readonly name: string;
  readonly description: string;
  /** Those that some operation lets in with it. */
  readonly userTypes: readonly string[];
}

/** A way to get a token. */
export interface Flow {
  readonly title: string;
  readonly addresses: readonly (readonly [string, string])[];
  readonly scopes: readonly Scope[];
}

/** A way to be authorized. */
export interface SecurityScheme {
  readonly name: string;
  readonly anchor: string;
  /** In one sentence. */
  readonly kind: string;
  /** Markdown. */
  readonly description?: string;
  readonly flows: readonly Flow[];
}

const FLOWS: Readonly<Record<string, string>> = {
  authorizationCode: 'Authorization code',
  clientCredentials: 'Client credentials',
  deviceAuthorization: 'Device authorization',
  implicit: 'Implicit',
  password: 'Password',
};

const ADDRESSES = [
  ['authorizationUrl', 'Authorization address'],
  ['deviceAuthorizationUrl', 'Device authorization address'],
  ['tokenUrl', 'Token address'],
  ['refreshUrl', 'Refresh address'],
] as const;

type UserTypes = ReadonlyMap<string, readonly string[]>;

function toFlow(name: string, flow: Cursor, userTypes: UserTypes): Flow {
  return {
    title: FLOWS[name] ?? name,
    addresses: ADDRESSES.flatMap(([key, label]) => {
      const address = flow.text(key);
      return address === undefined ? [] : [[label, address] as const];
    }),
    scopes: flow.entries('scopes').map(([scope, {value}]) => ({
      name: scope,
      description: formatValue(value),
      userTypes: userTypes.get(scope) ?? [],
    })),
  };
}

function describeKind(scheme: Cursor): string {
  const type = scheme.text('type');
  if (type === 'apiKey') return `A key in the ${scheme.text('in')} ${scheme.text('name')}.`;
  if (type === 'http') {
    const format = scheme.text('bearerFormat');
    const kind = `HTTP authentication, scheme ${scheme.text('scheme')}`;
    return format === undefined ? `${kind}.` : `${kind}, format ${format}.`;
  }
  if (type === 'openIdConnect')
    return `OpenID Connect, described at ${scheme.text('openIdConnectUrl')}.`;
  if (type === 'mutualTLS') return 'A certificate of the client (mutual TLS).';
  return 'OAuth 2.0, with a bearer token in the Authorization header.';
}

/** The anchor of a security scheme on the introduction's page. */
const toSchemeAnchor = (name: string): string => `authorization.${name}`;

/** The security schemes of a contract, with the user types that hold each scope. */
export const listSecuritySchemes = (
  contract: Cursor,
  userTypes: UserTypes,
): readonly SecurityScheme[] =>
  (contract.get('components')?.entries('securitySchemes') ?? []).map(([name, entry]) => {
    const scheme = entry.resolve();
    const description = scheme.text('description');
    return {
      name,
      anchor: toSchemeAnchor(name),
      kind: describeKind(scheme),
      ...(description !== undefined && {description}),
      flows: scheme.entries('flows').map(([flow, cursor]) => toFlow(flow, cursor, userTypes)),
    };
  });
