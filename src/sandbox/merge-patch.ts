import type {Json} from '@openapi-portal/openapi-model/requests';
import {isJsonObject} from '@openapi-portal/reports/json';

/** A value with a JSON Merge Patch applied (RFC 7396), whose `null` sets a member to `null`. */
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isJsonObject(patch)) return patch;
  const before = isJsonObject(target) ? target : {};
  const members = Object.entries(patch).map(([name, value]) => [
    name,
    mergePatch(Object.hasOwn(before, name) ? before[name] : undefined, value),
  ]);
  return {...before, ...(Object.fromEntries(members) as Record<string, Json>)};
}
