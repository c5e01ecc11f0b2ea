import {isJsonList, isJsonObject, writeJson} from '@openapi-portal/reports/json';

import type {Json} from './schema';

import type {Budget} from './budget';

/** Returns a text that is equal for equal values only (JSON Schema 2020-12 Core, 4.2.2). */
export function toKey(value: Json, budget: Budget): string {
  budget.spend();
  if (isJsonList(value)) return `[${value.map((one) => toKey(one, budget)).join()}]`;
  if (!isJsonObject(value)) return writeJson(value);
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${toKey(value[name] ?? null, budget)}`);
  return `{${members.join()}}`;
}

/** @throws OverBudget */
export const hasEqual = (value: Json, values: readonly Json[], budget: Budget): boolean => {
  const key = toKey(value, budget);
  return values.some((one) => toKey(one, budget) === key);
};

/** Returns true if no two items of an array are equal, in linear time. */
export function isUnique(list: readonly Json[], budget: Budget): boolean {
  const keys = new Set<string>();
  return list.every((entry) => keys.size < keys.add(toKey(entry, budget)).size);
}
