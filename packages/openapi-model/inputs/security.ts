import {ContractError} from '../contract/contract-error';
import type {Cursor} from '../contract/cursor';
import {findScheme} from '../operations/security-scheme';

import type {SecurityRequirement} from './model';

function toRequirement(alternative: Cursor, key: string, contract: Cursor): SecurityRequirement {
  const {name, scheme} = findScheme(contract, key);
  const type = scheme?.text('type') as SecurityRequirement['type'] | undefined;
  if (scheme === undefined || type === undefined) {
    const problem = `names no security scheme of the contract: ${name}`;
    throw new ContractError(alternative.pointer, problem);
  }
  const location = scheme.text('in') as SecurityRequirement['in'];
  return {
    scheme: name,
    type,
    scopes: alternative.texts(key),
    ...(type === 'http' && {httpScheme: scheme.text('scheme')?.toLowerCase()}),
    ...(type === 'apiKey' && {in: location, name: scheme.text('name')}),
  };
}

/** The alternatives of an operation's authorization; those of the contract where it has none. */
export function toSecurity(contract: Cursor, operation: Cursor): SecurityRequirement[][] {
  const owner = operation.has('security') ? operation : contract;
  return owner
    .items('security')
    .map((alternative) =>
      Object.keys(alternative.object).map((name) => toRequirement(alternative, name, contract)),
    );
}
