import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {type Application, applications} from '../product/applications';
import type {ApplicationId, ModuleId} from '../product/ids';
import {modules} from '../product/modules';

import {findById} from './find';
import {ModuleLinks, UserTypeLinks} from './links';
import Table from './Table';

export function ApplicationLink({id}: {readonly id: ApplicationId}): ReactNode {
  const {name, page} = findById(applications, id);
  return <Link to={page}>{name}</Link>;
}

export function Applications(): ReactNode {
  return (
    <Table
      label="Applications"
      head={['Application', 'Who signs in', 'Modules']}
      rows={applications.map((application) => [
        <ApplicationLink key={application.id} id={application.id} />,
        <UserTypeLinks key={application.id} ids={application.userTypes} />,
        application.modules.length === modules.length
          ? `all ${modules.length}`
          : application.modules.length,
      ])}
    />
  );
}

const toLeftOut = ({modules: shown}: Application): readonly ModuleId[] =>
  modules.map(({id}) => id).filter((id) => !shown.includes(id));

const LeftOut = (application: Application): ReactNode => (
  <ModuleLinks ids={toLeftOut(application)} />
);

export function ModulesLeftOut(): ReactNode {
  return (
    <Table
      label="Modules that applications leave out"
      className="stacked"
      head={['Application', 'Left out', 'Why']}
      rows={applications
        .filter((application) => toLeftOut(application).length > 0)
        .map((application) => [
          <ApplicationLink key={application.id} id={application.id} />,
          <LeftOut key={application.id} {...application} />,
          application.leavesOutBecause,
        ])}
    />
  );
}

export function ApplicationModules({of}: {readonly of: ApplicationId}): ReactNode {
  return (
    <p>
      Modules: <ModuleLinks ids={findById(applications, of).modules} />.
    </p>
  );
}
