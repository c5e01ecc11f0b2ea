import type {ReactNode} from 'react';

import {formatDay} from '@openapi-portal/static-pages/formats';
import {entities} from '../product/entities';
import {findModule, people, records, steps} from '../product/running-example';

import {findById} from './find';
import {formatHour, formatTime} from './illustrations/format-moment';
import {Listing, ModuleLink, UserTypeLink} from './links';
import RecordKey from './RecordKey';
import Table from './Table';

const toTime = (at: string): string => `${formatTime(at)}${at.includes('T') ? ' UTC' : ''}`;

export function RunningExample(): ReactNode {
  return (
    <ol className="thread">
      {steps.map(({at, record, what}) => (
        <li key={at + record + what}>
          <p className="running-example-time">
            <time dateTime={at}>{toTime(at)}</time> · <ModuleLink id={findModule(record)} /> ·{' '}
            <RecordKey>{record}</RecordKey>
          </p>
          <p>
            <RecordKey>{what}</RecordKey>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The events of one day of the running example, with the resulting states. Times are UTC. */
export function RunningExampleDay({of}: {readonly of: string}): ReactNode {
  const shown = steps.filter(({at}) => at.startsWith(of));
  return (
    <Table
      label={`The example on ${formatDay(of)}`}
      className="stacked"
      head={['Time', 'Record', 'What happens', 'State']}
      rows={shown.map(({at, record, what, states}) => [
        at.includes('T') ? formatHour(at) : '–',
        <RecordKey key={record}>{record}</RecordKey>,
        <RecordKey key={what}>{what}</RecordKey>,
        <Listing key={what}>
          {states.length === 0 ? ['–'] : states.map((state) => <code key={state}>{state}</code>)}
        </Listing>,
      ])}
    />
  );
}

export function RunningExamplePeople(): ReactNode {
  return (
    <Table
      label="People of the example"
      className="stacked"
      head={['Person', 'User type', 'Organisation', 'Part']}
      rows={people.map(({name, userType, organization, part}) => [
        name,
        <UserTypeLink key={name} id={userType} />,
        organization,
        part,
      ])}
    />
  );
}

export function RunningExampleRecords(): ReactNode {
  return (
    <Table
      label="Records of the example"
      className="stacked"
      head={['Record', 'Kind', 'Name']}
      rows={records.map(({key, entity, name}) => [
        <RecordKey key={key}>{key}</RecordKey>,
        findById(entities, entity).name,
        name,
      ])}
    />
  );
}
