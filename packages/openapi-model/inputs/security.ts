import type {Cursor} from '../contract/cursor';
import {findScheme} from '../operations/security-scheme';

import type {SecurityRequirement} from './model';

/** A scheme of a requirement; none if the contract does not describe it, which lint and the page tell. */
function toRequirements(
  alternative: Cursor,
  key: string,
  contract: Cursor,
): readonly SecurityRequirement[] {
  const {name, scheme} = findScheme(contract, key);
  const type = scheme?.text('type') as SecurityRequirement['type'] | undefined;
  if (scheme === undefined || type === undefined) return [];
  const location = scheme.text('in') as SecurityRequirement['in'];
  const requirement = {
    scheme: name,
    type,
    scopes: alternative.texts(key),
    ...(type === 'http' && {httpScheme: scheme.text('scheme')?.toLowerCase()}),
    ...(type === 'apiKey' && {in: location, name: scheme.text('name')}),
  };
  return [requirement];
}

/** Lists the alternatives to authorize an operation; by default those of the contract. */
export function toSecurity(contract: Cursor, operation: Cursor): SecurityRequirement[][] {
  const owner = operation.has('security') ? operation : contract;
  return owner
    .items('security')
    .map((alternative) =>
      Object.keys(alternative.object).flatMap((name) =>
        toRequirements(alternative, name, contract),
      ),
    );
}
