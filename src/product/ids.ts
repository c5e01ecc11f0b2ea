import product from '#product';

import type {ModuleId} from './model-types';

export type {ApplicationId, EntityId, LifecycleId, ModuleId} from './model-types';

export const moduleIds = Object.keys(product.modules.modules) as readonly ModuleId[];

/** Converts the id of a kind of record to a name, for example `news-item` to `News item`. */
export const toName = (id: string): string =>
  id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** Converts an object with ids as keys to a list with an `id` in each item, in the same order. */
export const listById = <Id extends string, Data extends object>(
  data: Readonly<Record<Id, Data>>,
): readonly (Data & {readonly id: Id})[] =>
  Object.entries<Data>(data).map(([id, each]) => ({...each, id: id as Id}));
