import type {ReactNode} from 'react';

import {entities, type Field, type FieldValue} from '../product/entities';
import type {EntityId} from '../product/ids';

import {find} from './find';
import Table from './Table';

interface ValuesProps {
  readonly values: readonly FieldValue[];
}

function Values({values}: ValuesProps): ReactNode {
  return (
    <ul className="field-values">
      {values.map(({value, meaning}) => (
        <li key={value}>
          <code>{value}</code>: {meaning}
        </li>
      ))}
    </ul>
  );
}

function Type({type, values = []}: Field): ReactNode {
  return (
    <>
      {type}
      {values.length > 0 && <Values values={values} />}
    </>
  );
}

interface Props {
  readonly of: EntityId;
}

/** The fields of a kind of record, each with the reason for it. */
export function Fields({of}: Props): ReactNode {
  const {id, name, fields} = find(entities, of);
  return (
    <Table
      label={`${name}: fields`}
      className="stacked"
      head={['Field', 'Holds', 'Required', 'Example', 'Why it matters']}
      rows={fields.map((field) => [
        <code key={id}>{field.name}</code>,
        <Type key={id} {...field} />,
        field.required ? 'yes' : 'no',
        field.example,
        field.why,
      ])}
    />
  );
}
