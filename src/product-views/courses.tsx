import type {ReactNode} from 'react';

import {courses} from '../product/courses';
import {userTypes} from '../product/user-types';

import {UserTypeLink} from './links';
import Table from './Table';

/** Which user type owes which course of the examples, for how long it counts, and why. */
export function Courses(): ReactNode {
  return (
    <Table
      label="Courses of the example by user type"
      head={[
        'Course',
        ...userTypes.map(({id}) => <UserTypeLink key={id} id={id} />),
        'Valid for',
        'Why',
      ]}
      rows={courses.map(({id: key, title, audience, validityMonths, why}) => [
        <>
          <code>{key}</code> {title}
        </>,
        ...userTypes.map(({id}) => (audience.includes(id) ? 'required' : '–')),
        `${validityMonths} months`,
        why,
      ])}
    />
  );
}
