import {isJsonObject, type JsonObject} from '@openapi-portal/reports/json';

import {SchemaIndex} from '../contract/schema-index';

/** An unknown keyword that hides references which Redocly would resolve to the wrong schema. */
const HIDDEN = '$hiddenRef';

type Mutable = Record<string, unknown>;

function rename(object: object, from: string, to: string): void {
  const members = object as Mutable;
  for (const [key, value] of Object.entries(members)) {
    delete members[key];
    members[key === from ? to : key] = value;
  }
}

/** Returns true for versions before OpenAPI 3.1, in which every reference is a pointer and `$id` has no meaning. */
const isEarlier = ({swagger, openapi}: JsonObject): boolean =>
  swagger !== undefined || String(openapi).startsWith('3.0');

/** Indexes a document without caching, because the document will be changed. */
const index = (document: unknown): SchemaIndex | undefined =>
  isJsonObject(document) && !isEarlier(document) ? new SchemaIndex(document) : undefined;

const replaceReferences = (schemas: SchemaIndex | undefined): void =>
  schemas?.listIndirect().forEach((pointer, object) => ((object as Mutable).$ref = pointer));

/** Replaces references with pointers or absolute URIs, so that parts of a file can be moved. */
export function writePointers(document: unknown): void {
  const schemas = index(document);
  replaceReferences(schemas);
  schemas?.listAbsolute().forEach((uri, object) => ((object as Mutable).$dynamicRef = uri));
}

/** Changes a document while its references are pointers. Those that are left become what they were. */
export function changeByPointers(document: unknown, change: () => void): void {
  const schemas = index(document);
  const owners = [...(schemas?.listIndirect().keys() ?? [])];
  const before = owners.map(({$ref}) => $ref);
  replaceReferences(schemas);
  change();
  owners.forEach((object, at) => ((object as Mutable).$ref = before[at]));
}

/**
 * Replaces references with pointers and removes `$id`, `$vocabulary` and `$dynamicRef`. Redocly's rules resolve
 * pointers below an `$id` differently, do not support dynamic scope, and expect `$vocabulary` to be text.
 */
export function writeForRules(document: unknown): void {
  const schemas = index(document);
  if (schemas === undefined) return;
  const owners = [...schemas.listResources(), ...schemas.listDynamicTargets().keys()];
  replaceReferences(schemas);
  for (const schema of owners)
    for (const keyword of ['$id', '$vocabulary', '$dynamicRef'])
      delete (schema as Mutable)[keyword];
}

/** Hides references by `$id`, `$anchor` and `$self` from Redocly, which would misread them. */
export const hideReferences = (document: unknown): void =>
  index(document)
    ?.listIndirect()
    .forEach((_, object) => rename(object, '$ref', HIDDEN));

/** Reverts `hideReferences`, even if the objects were moved. */
export function showReferences(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (HIDDEN in value) rename(value, HIDDEN, '$ref');
  for (const member of Object.values(value)) showReferences(member);
}
