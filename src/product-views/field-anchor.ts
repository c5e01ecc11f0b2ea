import type {EntityId} from '../product/ids';

/** The anchor of a field of a kind of record, such as `risk-residual_score`. */
export const toFieldAnchor = (entity: EntityId, field: string): string => `${entity}-${field}`;
