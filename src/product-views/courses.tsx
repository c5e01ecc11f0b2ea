import type {ReactNode} from 'react';

import {courses} from '../product/courses';
import {userTypes} from '../product/user-types';

import RecordKey from './RecordKey';
import Table from './Table';

/** Which user type owes which course of the examples, for how long it counts, and why. */
export function Courses(): ReactNode {
  return (
    <Table
      label="Courses of the example by user type"
      className="stacked"
      head={['Course', ...userTypes.map(({name}) => name), 'Valid for', 'Why']}
      rows={courses.map(({id: key, title, audience, validityMonths, why}) => [
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
