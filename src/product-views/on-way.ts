import type {ModuleId} from '../product/ids';
import {findModule, type RecordKey} from '../product/running-example';
import {way} from '../product/running-example/way';

/** The record by which the example goes through a module, and its number on the way. */
export function findOnWay(id: ModuleId): {key: RecordKey; number: number} | undefined {
  const index = way.findIndex((key) => findModule(key) === id);
  const key = way[index];
  return key === undefined ? undefined : {key, number: index + 1};
}
