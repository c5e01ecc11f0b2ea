import product from '#product';

import {listById, type ModuleId} from './ids';
import type {Feed, ModuleData} from './model-types';

export type {ModuleGroupId, ModuleId} from './model-types';

/** Groups of modules. Navigation and pictures show the question of each group. */
export const moduleGroups = product.modules.groups;

export interface Module extends ModuleData {
  readonly id: ModuleId;
}

export const modules: readonly Module[] = listById<ModuleId, ModuleData>(product.modules.modules);

export interface Handover extends Feed {
  readonly from: ModuleId;
}

export const handovers: readonly Handover[] = modules.flatMap(({id, feeds = []}) =>
  feeds.map((feed) => ({from: id, ...feed})),
);

export const MODULES_PAGE = '/docs/system-modules/';

export const toModulePage = (id: ModuleId): string => `${MODULES_PAGE}${id}`;
