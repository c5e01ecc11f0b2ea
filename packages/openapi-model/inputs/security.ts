import type {Cursor} from '../contract/cursor';
import {findScheme} from '../operations/security-scheme';

import type {SecurityRequirement} from './model';

/** Converts one scheme of a requirement. A scheme that the contract does not define is left out; lint reports it. */
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
