import product from '#product';

import {capitalise} from '@openapi-portal/reports/text';

import {applications} from './applications';
import {priorities} from './exposure-priority';
import {type EntityId, type LifecycleId, listById, toName} from './ids';
import {type Lifecycle, lifecycles} from './lifecycles';
import type {EntityData, FieldData, FieldValue} from './model-types';
import {dataScopes, userTypes} from './user-types';

export type {FieldValue} from './model-types';

export interface Field extends Omit<FieldData, 'except' | 'isOptional' | 'valuesFrom'> {
  readonly name: string;
  readonly required: boolean;
}

export interface Entity extends Omit<EntityData, 'fields'> {
  readonly id: EntityId;
  readonly name: string;
  readonly plural: string;
  readonly fields: readonly Field[];
  readonly lifecycle: LifecycleId | undefined;
}

type Source = NonNullable<FieldData['valuesFrom']>;

/** Values that are defined in other parts of the model. */
const knownValues: Readonly<Record<Exclude<Source, 'states'>, readonly FieldValue[]>> = {
  applications: applications.map(({id, purpose}) => ({value: id, meaning: purpose})),
  'data-scopes': dataScopes.map(({id, reaches}) => ({value: id, meaning: reaches})),
  priorities: priorities.map(({id, meaning}) => ({value: id, meaning})),
  reports: product.reports.map(({name, question}) => ({value: name, meaning: question})),
  'user-types': userTypes.map(({id, who}) => ({value: id, meaning: `${capitalise(who)}.`})),
};

function listValues(from: Source, lifecycle: Lifecycle | undefined): readonly FieldValue[] {
  if (from !== 'states') return knownValues[from];
  return (lifecycle?.states ?? []).map(({id, meaning}) => ({value: id, meaning}));
}

function toField(
  {id, isOptional, valuesFrom, except = [], ...data}: FieldData & {readonly id: string},
  lifecycle: Lifecycle | undefined,
): Field {
  const values = valuesFrom === undefined ? data.values : listValues(valuesFrom, lifecycle);
  return {
    ...data,
    ...(values && {values: values.filter(({value}) => !except.includes(value))}),
    name: id,
    required: !isOptional,
  };
}

export const entities: readonly Entity[] = listById<EntityId, EntityData>(product.entities).map(
  ({id, name = toName(id), plural = `${name}s`, fields, ...kind}) => {
    const lifecycle = lifecycles.find(({entity}) => entity === id);
    return {
      ...kind,
      id,
      name,
      plural,
      fields: listById<string, FieldData>(fields).map((field) => toField(field, lifecycle)),
      lifecycle: lifecycle?.id,
    };
  },
);

export interface ValuedField extends Field {
  /** Entity and field, such as `asset.classification`. */
  readonly id: string;
  readonly values: readonly FieldValue[];
}

export const valuedFields: readonly ValuedField[] = entities.flatMap(({id, fields}) =>
  fields.flatMap((field) =>
    field.values === undefined ? [] : [{...field, id: `${id}.${field.name}`, values: field.values}],
  ),
);
