import product from '#product';
import {capitalise} from '@openapi-portal/reports/text';
import type {ReactNode} from 'react';

import PageList from '../components/PageList';
import {dataScopes, type UserTypeId, userTypes} from '../product/user-types';
import {findById} from './find';
import {Listing, toUserTypePage, UserTypeLink, UserTypeLinks} from './links';
import {ApplicationLink} from './applications';
import RecordKey from './RecordKey';
import Table from './Table';
import {entities} from '../product/entities';
import {findOwnSteps, type OwnStep} from '../product/own-steps';
import StateName from './StateName';

const Step = ({entity, from, to}: OwnStep): ReactNode => (
  <>
    <Listing>
      {from.map((state) => (
        <StateName key={state} of={entity} id={state} />
      ))}
    </Listing>{' '}
    → <StateName of={entity} id={to} />
  </>
);

export function OwnSteps({of}: {readonly of: UserTypeId}): ReactNode {
  const {id, name} = findById(userTypes, of);
  const steps = findOwnSteps(id);
  const kinds = [...new Set(steps.map(({entity}) => entity))];
  return (
    <Table
      label={`Steps that only the user type ${name} takes`}
      className="stacked"
      head={['Record', 'Steps']}
      rows={kinds.map((kind) => [
        findById(entities, kind).name,
        <ul key={kind}>
          {steps
            .filter(({entity}) => entity === kind)
            .map((step) => (
              <li key={`${step.from.join()} ${step.to}`}>
                <Step {...step} />
              </li>
            ))}
        </ul>,
      ])}
    />
  );
}

export function DataScopes(): ReactNode {
  return (
    <Table
      label="Record visibility"
      className="stacked"
      head={['Record visibility', 'Reaches', 'User types']}
      rows={dataScopes.map(({id, reaches}) => [
        <code key={id}>{id}</code>,
        reaches,
        <UserTypeLinks
          key={id}
          ids={userTypes.filter(({dataScope}) => dataScope === id).map((type) => type.id)}
        />,
      ])}
    />
  );
}

export function UserTypes(): ReactNode {
  return (
    <Table
      label="User types"
      className="stacked"
      head={['User type', 'Who', 'Record visibility', 'Home application']}
      rows={userTypes.map(({id, who, dataScope, application}) => [
        <UserTypeLink key={id} id={id} />,
        who,
        findById(dataScopes, dataScope).name,
        <ApplicationLink key={id} id={application} />,
      ])}
    />
  );
}

export function UserTypeList(): ReactNode {
  return (
    <PageList
      pages={userTypes.map(({id, name, who, question}) => ({
        title: name,
        text: `${capitalise(who)}. ${question}`,
        to: toUserTypePage(id),
      }))}
    />
  );
}

export function Courses(): ReactNode {
  return (
    <Table
      label="Courses of the example by user type"
      className="stacked"
      head={['Course', ...userTypes.map(({name}) => name), 'Valid for', 'Why']}
      rows={product.courses.map(({id: key, title, audience, validityMonths, why}) => [
        <>
          <RecordKey>{key}</RecordKey> {title}
        </>,
        ...userTypes.map(({id}) => (audience.includes(id) ? 'required' : '–')),
        `${validityMonths} months`,
        why,
      ])}
    />
  );
}
