import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {ModuleId} from '../product/ids';
import {toModulePage} from '../product/modules';
import {modules} from '../product/modules';
import {type UserTypeId, userTypes} from '../product/user-types';

import {findById} from './find';

export const toUserTypePage = (id: UserTypeId): string => `/docs/user-types/${id}`;

export function ModuleLink({id}: {readonly id: ModuleId}): ReactNode {
  return <Link to={toModulePage(id)}>{findById(modules, id).name}</Link>;
}

export function UserTypeLink({id}: {readonly id: UserTypeId}): ReactNode {
  return <Link to={toUserTypePage(id)}>{findById(userTypes, id).name}</Link>;
}

export function ModuleLinks({ids}: {readonly ids: readonly ModuleId[]}): ReactNode {
  return (
    <Listing>
      {ids.map((id) => (
        <ModuleLink key={id} id={id} />
      ))}
    </Listing>
  );
}

export function UserTypeLinks({ids}: {readonly ids: readonly UserTypeId[]}): ReactNode {
  return (
    <Listing>
      {ids.map((id) => (
        <UserTypeLink key={id} id={id} />
      ))}
    </Listing>
  );
}

/** Separates the parts of a sentence with commas. */
export function Listing({children}: {readonly children: readonly ReactNode[]}): ReactNode {
  return children.map((child, index) => (
    <span key={index}>
      {index > 0 && ', '}
      {child}
    </span>
  ));
}
