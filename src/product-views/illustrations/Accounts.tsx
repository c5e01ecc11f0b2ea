import type {ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';
import {people, type Person} from '../../product/running-example';
import {userTypes} from '../../product/user-types';

import {find} from '../find';
import {Rows, State, Title} from './parts';

const accounts: readonly Person[] = people;

export const ACCOUNT_HEAD = ['Name', 'User type', 'Organisation', 'Status', 'Access ends'] as const;

export const accountRows = accounts.map(({name, userType, organization, accessExpiresAt}) => [
  name,
  find(userTypes, userType).name,
  organization,
  <State key={name} of="user" state="active" />,
  accessExpiresAt === undefined ? '–' : formatDate(accessExpiresAt),
]);

export default function Accounts(): ReactNode {
  return (
    <>
      <Title>User administration</Title>
      <Rows head={ACCOUNT_HEAD} rows={accountRows} />
    </>
  );
}
