import {ContractError} from '../contract/contract-error';
import type {Cursor} from '../contract/cursor';
import type {SecurityRequirement} from './model';

function toRequirement(alternative: Cursor, name: string, scheme?: Cursor): SecurityRequirement {
  const type = scheme?.text('type') as SecurityRequirement['type'] | undefined;
  if (scheme === undefined || type === undefined) {
    const problem = `names no security scheme of the contract: ${name}`;
    throw new ContractError(alternative.pointer, problem);
  }
  const location = scheme.text('in') as SecurityRequirement['in'];
  return {
    scheme: name,
    type,
    scopes: alternative.texts(name),
    ...(type === 'http' && {httpScheme: scheme.text('scheme')?.toLowerCase()}),
    ...(type === 'apiKey' && {in: location, name: scheme.text('name')}),
  };
}

/** The alternatives of an operation's authorization; those of the contract where it has none. */
export function toSecurity(contract: Cursor, operation: Cursor): SecurityRequirement[][] {
  const owner = operation.has('security') ? operation : contract;
  const schemes = new Map(contract.get('components')?.entries('securitySchemes'));
  return owner
    .items('security')
    .map((alternative) =>
      Object.keys(alternative.object).map((name) =>
        toRequirement(alternative, name, schemes.get(name)?.resolve()),
      ),
    );
}
