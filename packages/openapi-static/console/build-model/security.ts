import {ContractError} from '../../contract/contract-error';
import type {Cursor} from '../../contract/cursor';
import type {SecurityRequirement} from '../model';

function toRequirement(
  alternative: Cursor,
  name: string,
  schemes: Cursor | undefined,
): SecurityRequirement {
  const scheme = schemes?.get(name)?.resolve();
  const type = scheme?.text('type') as SecurityRequirement['type'] | undefined;
  if (scheme === undefined || type === undefined)
    throw new ContractError(
      alternative.pointer,
      `names no security scheme of the contract: ${name}`,
    );
  const requirement = {scheme: name, type, scopes: alternative.texts(name)};
  if (type === 'http')
    return {...requirement, httpScheme: (scheme.text('scheme') ?? '').toLowerCase()};
  if (type !== 'apiKey') return requirement;
  const location = scheme.text('in') as NonNullable<SecurityRequirement['in']>;
  return {...requirement, in: location, name: scheme.text('name') ?? ''};
}

/** The alternatives of an operation's authorization; those of the contract where it has none. */
export function toSecurity(contract: Cursor, operation: Cursor): SecurityRequirement[][] {
  const owner = operation.has('security') ? operation : contract;
  const schemes = contract.get('components')?.get('securitySchemes');
  return owner
    .items('security')
    .map((alternative) =>
      Object.keys(alternative.object).map((name) => toRequirement(alternative, name, schemes)),
    );
}
