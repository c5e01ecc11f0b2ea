import product from '#product';

import type {ModuleId} from './model-types';

export type {ApplicationId, EntityId, LifecycleId, ModuleId} from './model-types';

export const moduleIds = Object.keys(product.modules.modules) as readonly ModuleId[];

/** Names a kind of record by its id: `news-item` is a 'News item'. */
export const toName = (id: string): string =>
  id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** Lists data that is keyed by its ids, in the same order. */
export const listById = <Id extends string, Data extends object>(
  data: Readonly<Record<Id, Data>>,
): readonly (Data & {readonly id: Id})[] =>
  Object.entries<Data>(data).map(([id, each]) => ({...each, id: id as Id}));
