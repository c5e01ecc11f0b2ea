import {isJsonObject, type JsonObject} from '@openapi-portal/reports/json';

import {SchemaIndex} from '../contract/schema-index';

/** An unknown keyword for references that Redocly would resolve to the wrong schema. */
const HIDDEN = '$hiddenRef';

type Mutable = Record<string, unknown>;

/** Renames a member of an object and keeps the order of all. */
function rename(object: object, from: string, to: string): void {
  const members = object as Mutable;
  for (const [key, value] of Object.entries(members)) {
    delete members[key];
    members[key === from ? to : key] = value;
  }
}

/** Before OpenAPI 3.1 a reference was a pointer, and these keywords had no meaning. */
const isEarlier = ({swagger, openapi}: JsonObject): boolean =>
  swagger !== undefined || String(openapi).startsWith('3.0');

/** Indexes a document that is still going to change. */
const index = (document: unknown): SchemaIndex | undefined =>
  isJsonObject(document) && !isEarlier(document) ? new SchemaIndex(document) : undefined;

const replaceReferences = (schemas: SchemaIndex | undefined): void =>
  schemas?.listIndirect().forEach((pointer, object) => ((object as Mutable).$ref = pointer));

/**
 * Replaces references by `$id`, `$anchor` and `$self` by pointers, and adapts dynamic ones so that parts of a
 * file can be moved.
 */
export function writePointers(document: unknown): void {
  const schemas = index(document);
  replaceReferences(schemas);
  schemas?.listAbsolute().forEach((uri, object) => ((object as Mutable).$dynamicRef = uri));
}

/**
 * Replaces references by pointers for Redocly's rules, which resolve pointers below an `$id` differently, have no
 * dynamic scope, and treat `$vocabulary` as text. The schemas then have none of these.
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

/**
 * Hides references by `$id`, `$anchor` and `$self` from Redocly, which resolves `#` against the whole file and
 * relative references as paths of files.
 */
export const hideReferences = (document: unknown): void =>
  index(document)
    ?.listIndirect()
    .forEach((_, object) => rename(object, '$ref', HIDDEN));

/** Undoes `hideReferences`, wherever the objects are now. */
export function showReferences(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (HIDDEN in value) rename(value, HIDDEN, '$ref');
  for (const member of Object.values(value)) showReferences(member);
}
