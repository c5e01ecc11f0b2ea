import type {ModuleId} from '../product/ids';
import {modules} from '../product/modules';

/** What one module hands to another. */
export interface Handover {
  readonly from: ModuleId;
  readonly to: ModuleId;
  readonly what: string;
  readonly isExample?: true | undefined;
}

export const handovers: readonly Handover[] = modules.flatMap(({id, feeds = []}) =>
  feeds.map((feed) => ({from: id, ...feed})),
);
