import type {ReactNode} from 'react';

import {entities, type Field, type FieldValue, valuedFields} from '../product/entities';
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

interface FieldValuesProps {
  readonly of: string;
}

/** The values of one field, each with its meaning and what else the model says of it. */
export function FieldValues({of}: FieldValuesProps): ReactNode {
  const {id, name, values, detailHead} = find(valuedFields, of);
  return (
    <Table
      label={`Values of ${name}`}
      className="stacked"
      head={['Value', 'Meaning', ...(detailHead === undefined ? [] : [detailHead])]}
      rows={values.map(({value, meaning, detail = '–'}) => [
        <code key={id}>{value}</code>,
        meaning,
        ...(detailHead === undefined ? [] : [detail]),
      ])}
    />
  );
}

/** Characters from which a value may be broken over lines. */
const LONG = 24;

/** A value that could be entered so stands as code; a description of one does not. */
function Example({text}: {readonly text: string}): ReactNode {
  if (text.includes(' ')) return text;
  return <code className={text.length > LONG ? 'long' : undefined}>{text}</code>;
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
        <Example key={id} text={field.example} />,
        field.why,
      ])}
    />
  );
}
