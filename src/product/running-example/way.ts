import type {ModuleId} from '../ids';
import {findModule, type RecordKey} from '../running-example';

/** The records that one advisory leads through, in the order in which the example finishes them. */
export const way: readonly RecordKey[] = [
  'NWS-0311',
  'VUL-0088',
  'TSK-0190',
  'RSK-0017',
  'EVD-0520',
  'RPT-0031',
];

/** The record by which the example goes through a module, and its number on the way. */
export function findOnWay(id: ModuleId): {key: RecordKey; number: number} | undefined {
  const index = way.findIndex((key) => findModule(key) === id);
  const key = way[index];
  return key === undefined ? undefined : {key, number: index + 1};
}
