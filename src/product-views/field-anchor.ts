import type {EntityId} from '../product/ids';

/** Returns the fragment of a field, such as `risk-residual_score`. */
export const toFieldAnchor = (entity: EntityId, field: string): string => `${entity}-${field}`;
