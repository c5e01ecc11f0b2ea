import {accountEntities} from './entities/accounts';
import {auditEntities} from './entities/audits';
import {complianceEntities} from './entities/compliance';
import type {Entity, Field, FieldValue} from './entities/entity';
import {inventoryEntities} from './entities/inventory';
import {trainingEntities} from './entities/training';
import {riskEntities} from './entities/risks';
import {threatEntities} from './entities/threats';
import {workEntities} from './entities/work';

export type {Entity, Field, FieldValue} from './entities/entity';

/** Every kind of record of the product, with its fields. */
export const entities: readonly Entity[] = [
  ...inventoryEntities,
  ...complianceEntities,
  ...auditEntities,
  ...threatEntities,
  ...riskEntities,
  ...workEntities,
  ...trainingEntities,
  ...accountEntities,
];

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
