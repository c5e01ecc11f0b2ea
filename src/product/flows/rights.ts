import type {UserTypeId} from '../user-types';

/** What a token carries, and the call that both of it allow. */
export interface Right {
  readonly id: string;
  readonly title: string;
  /** Who sends the token. */
  readonly caller: string;
  readonly userType: UserTypeId;
  readonly scope: string;
  readonly operation: string;
  /** Method and path of the operation. */
  readonly call: string;
}

export const rights: readonly Right[] = [
  {
    id: 'create-user',
    title: 'What a token allows',
    caller: 'of a client',
    userType: 'ciso',
    scope: 'users.write',
    operation: 'create-user',
    call: 'POST /users',
  },
];
