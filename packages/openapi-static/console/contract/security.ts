import type {SecurityRequirement} from '../model';
import {resolve, toDictionary, toList, toOptionalText} from './resolve';

function toRequirement(document: unknown, name: string, scopes: unknown): SecurityRequirement {
  const components = toDictionary(toDictionary(document).components);
  const scheme = resolve(document, toDictionary(components.securitySchemes)[name]);
  const type = toOptionalText(scheme.type) as SecurityRequirement['type'] | undefined;
  if (type === undefined) throw new Error(`the contract has no security scheme ${name}`);
  const requirement = {scheme: name, type, scopes: toList(scopes).map(String)};
  if (type === 'http') return {...requirement, httpScheme: String(scheme.scheme).toLowerCase()};
  if (type !== 'apiKey') return requirement;
  return {
    ...requirement,
    in: scheme.in as NonNullable<SecurityRequirement['in']>,
    name: String(scheme.name),
  };
}

/** The alternatives of an operation's authorization; those of the document where it has none. */
export function toSecurity(document: unknown, operation: unknown): SecurityRequirement[][] {
  const security = toDictionary(operation).security ?? toDictionary(document).security;
  return toList(security).map((alternative) =>
    Object.entries(toDictionary(alternative)).map(([name, scopes]) =>
      toRequirement(document, name, scopes),
    ),
  );
}
