import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import {entities, type Field, type FieldValue, valuedFields} from '../product/entities';
import type {EntityId} from '../product/ids';
import {isRecordKey} from '../product/record-keys';

import {toFieldAnchor} from './field-anchor';
import {findById} from './find';
import Fold, {toCount} from './Fold';
import RecordKey from './RecordKey';
import Table from './Table';

function Values({values}: {readonly values: readonly FieldValue[]}): ReactNode {
  if (values.length === 0) return null;
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

/** Values with more characters may break on a phone. */
const LONG = 30;

export function FieldValues({of}: {readonly of: string}): ReactNode {
  const {id, name, values, detailHead} = findById(valuedFields, of);
  return (
    <Table
      label={`Values of ${name}`}
      className="stacked"
      head={['Value', 'Meaning', ...(detailHead === undefined ? [] : [detailHead])]}
      rows={values.map(({value, meaning, detail = '–'}) => [
        <code key={id} className={value.length > LONG ? 'long' : undefined}>
          {value}
        </code>,
        meaning,
        ...(detailHead === undefined ? [] : [detail]),
      ])}
    />
  );
}

/** Renders an example as code, unless it is a description. */
function Example({text}: {readonly text: string}): ReactNode {
  if (isRecordKey(text)) return <RecordKey>{text}</RecordKey>;
  return text.includes(' ') ? text : <code>{text}</code>;
}

interface RowProps extends Field {
  readonly id: string;
}

function Row({id, name, type, values = [], hasOwnTable, why, example}: RowProps): ReactNode {
  return (
    <div id={id}>
      <dt>
        <code>{name}</code> <span>{type}</span>
      </dt>
      <dd>
        {why}{' '}
        <span className="field-example">
          Example: <Example text={example} />
        </span>
        {!hasOwnTable && <Values values={values} />}
      </dd>
    </div>
  );
}

interface GroupProps extends Props {
  readonly title: string;
  readonly fields: readonly Field[];
}

function Group({of, title, fields}: GroupProps): ReactNode {
  if (fields.length === 0) return null;
  return (
    <Fold title={title} count={toCount(fields.length, 'field')}>
      <dl className="fields">
        {fields.map((field) => (
          <Row key={field.name} {...field} id={toFieldAnchor(of, field.name)} />
        ))}
      </dl>
    </Fold>
  );
}

interface Props {
  readonly of: EntityId;
}

export function Fields({of}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const {fields} = findById(entities, of);
  fields.forEach(({name}) => brokenLinks.collectAnchor(toFieldAnchor(of, name)));
  return (
    <div className="folds">
      <Group of={of} title="Required" fields={fields.filter(({required}) => required)} />
      <Group of={of} title="Optional" fields={fields.filter(({required}) => !required)} />
    </div>
  );
}
