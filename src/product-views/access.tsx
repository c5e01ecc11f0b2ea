import type {ReactNode} from 'react';

import {
  access,
  type AccessLevel,
  accessLevels,
  accessNotes,
  accessReasons,
  type Area,
  isHolder,
  levelMeanings,
  scopes,
} from '../product/access';
import type {ModuleId} from '../product/ids';
import {modules} from '../product/modules';
import {type UserTypeId, userTypes} from '../product/user-types';
import {findById} from './find';
import Fold from './Fold';
import {ModuleLink, ModuleLinks, UserTypeLink, UserTypeLinks} from './links';
import Table from './Table';

/** Complete class names, because PurgeCSS looks for them in the source. */
const levelClasses = {
  none: 'access-none',
  read: 'access-read',
  contribute: 'access-contribute',
  manage: 'access-manage',
} as const;

export function Level({level}: {readonly level: AccessLevel}): ReactNode {
  return <span className={`access-level ${levelClasses[level]}`}>{level}</span>;
}

/** Explains the access of a user type to a module: by a note or reason for this pair, or by the level. */
const toMeaning = (module: ModuleId, userType: UserTypeId): string =>
  accessNotes.find((note) => note.area === module && note.userType === userType)?.note ??
  accessReasons[module][userType] ??
  levelMeanings[access[module][userType]];

export function AccessLevels(): ReactNode {
  return (
    <Table
      label="Access levels"
      head={['Level', 'What it allows']}
      rows={accessLevels.map((level) => [
        <Level key={level} level={level} />,
        levelMeanings[level],
      ])}
    />
  );
}

interface CellProps {
  readonly area: Area;
  readonly userType: UserTypeId;
}

function Cell({area, userType}: CellProps): ReactNode {
  const note = accessNotes.findIndex((one) => one.area === area && one.userType === userType);
  return (
    <>
      <Level level={access[area][userType]} />
      {note >= 0 && (
        <sup>
          <a href={`#access-note-${note + 1}`} aria-label={`Note ${note + 1}`}>
            {note + 1}
          </a>
        </sup>
      )}
    </>
  );
}

export function AccessMatrix(): ReactNode {
  return (
    <Fold
      title="Access levels of the user types in the modules"
      count={`${modules.length} modules, ${userTypes.length} user types`}
    >
      <Table
        label="Access levels of the user types in the modules"
        className="access-matrix"
        head={['Module', ...userTypes.map(({id}) => <UserTypeLink key={id} id={id} />)]}
        rows={modules.map(({id}) => [
          <ModuleLink key={id} id={id} />,
          ...userTypes.map((userType) => (
            <Cell key={userType.id} area={id} userType={userType.id} />
          )),
        ])}
      />
      <ol className="access-notes">
        {accessNotes.map(({area, userType, note}, index) => (
          <li key={note + area + userType} id={`access-note-${index + 1}`}>
            <ModuleLink id={area} />, <UserTypeLink id={userType} />: {note}
          </li>
        ))}
      </ol>
    </Fold>
  );
}

/** Lists the user types with access to a module, each with its level. The last item lists those without access. */
export function ModuleAccess({of}: {readonly of: ModuleId}): ReactNode {
  const {id, name} = findById(modules, of);
  const has = (userType: UserTypeId): boolean => access[id][userType] !== 'none';
  const without = userTypes.filter((userType) => !has(userType.id));
  return (
    <ul aria-label={`Access levels in the module ${name}`}>
      {userTypes
        .filter((userType) => has(userType.id))
        .map((userType) => (
          <li key={userType.id}>
            <UserTypeLink id={userType.id} />, <Level level={access[id][userType.id]} />:{' '}
            {toMeaning(id, userType.id)}
          </li>
        ))}
      {without.length > 0 && (
        <li>
          No access: <UserTypeLinks ids={without.map((userType) => userType.id)} />.
        </li>
      )}
    </ul>
  );
}

export function UserTypeAccess({of}: {readonly of: UserTypeId}): ReactNode {
  const {id, name} = findById(userTypes, of);
  const listAt = (level: AccessLevel): readonly ModuleId[] =>
    modules.map((module) => module.id).filter((module) => access[module][id] === level);
  return (
    <ul aria-label={`Access levels of the user type ${name}`}>
      {[...accessLevels]
        .reverse()
        .filter((level) => listAt(level).length > 0)
        .map((level) => (
          <li key={level}>
            <Level level={level} />: <ModuleLinks ids={listAt(level)} />
          </li>
        ))}
    </ul>
  );
}

export function ScopeAccess(): ReactNode {
  return (
    <Table
      label="Scopes of the Ciso API, and the user types that can hold them"
      className="stacked"
      head={['Scope', 'What it allows', ...userTypes.map(({id}) => id)]}
      rows={Object.entries(scopes).map(([scope, {allows, ...meaning}]) => [
        <code key={scope}>{scope}</code>,
        allows,
        ...userTypes.map(({id}) => (isHolder(id, meaning) ? 'yes' : '–')),
      ])}
    />
  );
}
