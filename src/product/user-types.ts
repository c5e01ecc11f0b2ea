/** What an account may see of the records that its modules show. */
export type DataScope = 'company' | 'assigned' | 'own_organization' | 'engagement';

/** A kind of account: it decides the home application and what can be seen. */
export interface UserType {
  readonly id: string;
  readonly dataScope: DataScope;
  /** The one application that the account signs in to. */
  readonly application: 'cyberview' | 'supplier' | 'vendor' | 'auditor';
  /** Whether it needs a sponsor, an organisation and an end date. */
  readonly isExternal: boolean;
}

/** The five user types, in the order in which every table names them. */
export const userTypes = [
  {id: 'ciso', dataScope: 'company', application: 'cyberview', isExternal: false},
  {id: 'member', dataScope: 'company', application: 'cyberview', isExternal: false},
  {id: 'outsource', dataScope: 'assigned', application: 'supplier', isExternal: true},
  {id: 'vendor', dataScope: 'own_organization', application: 'vendor', isExternal: true},
  {id: 'auditor', dataScope: 'engagement', application: 'auditor', isExternal: true},
] as const satisfies readonly UserType[];

export type UserTypeId = (typeof userTypes)[number]['id'];
