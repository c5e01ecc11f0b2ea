import type {ModuleId} from '../product/ids';
import {modules} from '../product/modules';

import {find} from './find';

/** What one module hands to another. */
export interface Handover {
  readonly from: ModuleId;
  readonly to: ModuleId;
  readonly what: string;
}

export const handovers: readonly Handover[] = modules.flatMap(({id, feeds = []}) =>
  feeds.map(({to, what}) => ({from: id, to, what})),
);

const nameOf = (id: ModuleId): string => find(modules, id).name;

/** A handover as a sentence. */
export const describeHandover = ({from, to, what}: Handover): string =>
  `${nameOf(from)} to ${nameOf(to)}: ${what}.`;
