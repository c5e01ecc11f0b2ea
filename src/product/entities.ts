import {complianceEntities} from './entities/compliance';
import type {Entity} from './entities/entity';
import {inventoryEntities} from './entities/inventory';
import {peopleEntities} from './entities/people';
import {threatEntities} from './entities/threats';
import {workEntities} from './entities/work';

export type {Entity, Field, FieldValue} from './entities/entity';
export type {EntityId} from './ids';

/** Every kind of record of the product, with its fields. */
export const entities: readonly Entity[] = [
  ...inventoryEntities,
  ...complianceEntities,
  ...threatEntities,
  ...workEntities,
  ...peopleEntities,
];
