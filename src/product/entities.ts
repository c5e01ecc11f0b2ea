import {accountEntities} from './entities/accounts';
import {auditEntities} from './entities/audits';
import {complianceEntities} from './entities/compliance';
import type {FieldData, FieldValue, RecordData} from './entities/entity';
import {inventoryEntities} from './entities/inventory';
import {trainingEntities} from './entities/training';
import {riskEntities} from './entities/risks';
import {threatEntities} from './entities/threats';
import {workEntities} from './entities/work';
import {type EntityId, type LifecycleId, listById, toName} from './ids';
import {lifecycles} from './lifecycles';

export type {FieldValue} from './entities/entity';

const kinds: Readonly<Record<EntityId, RecordData>> = {
  ...inventoryEntities,
  ...complianceEntities,
  ...auditEntities,
  ...threatEntities,
  ...riskEntities,
  ...workEntities,
  ...trainingEntities,
  ...accountEntities,
};

export interface Field extends FieldData {
  readonly name: string;
  readonly required: boolean;
}

export interface Entity extends Omit<RecordData, 'fields'> {
  readonly id: EntityId;
  readonly name: string;
  readonly plural: string;
  readonly fields: readonly Field[];
  readonly lifecycle: LifecycleId | undefined;
}

/** Every kind of record of the product, with its fields. */
export const entities: readonly Entity[] = listById(kinds).map(
  ({id, name = toName(id), plural = `${name}s`, fields, ...kind}) => ({
    ...kind,
    id,
    name,
    plural,
    fields: listById(fields).map(({id: field, isOptional, ...data}) => ({
      ...data,
      name: field,
      required: !isOptional,
    })),
    lifecycle: lifecycles.find(({entity}) => entity === id)?.id,
  }),
);

/** A field with a fixed set of values. */
export interface ValuedField extends Field {
  /** The entity and the field: `asset.classification`. */
  readonly id: string;
  readonly values: readonly FieldValue[];
}

/** Every field of the product that has a fixed set of values. */
export const valuedFields: readonly ValuedField[] = entities.flatMap(({id, fields}) =>
  fields.flatMap((field) =>
    field.values === undefined ? [] : [{...field, id: `${id}.${field.name}`, values: field.values}],
  ),
);
