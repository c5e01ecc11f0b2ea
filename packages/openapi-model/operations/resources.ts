import {findOwnMember, groupEntries} from '@openapi-portal/reports/json';

import type {Operation} from '../contract/operations';

/** Kinds of operations on a resource, in the order of columns. */
export const VERBS = ['list', 'create', 'read', 'update', 'delete'] as const;

export type Verb = (typeof VERBS)[number];

export interface Resource {
  readonly path: string;
  /** Last segment of the path in words, such as `Audit log`. */
  readonly label: string;
  readonly verbs: ReadonlyMap<Verb, Operation>;
  /** Operations that are no plain verb, or that repeat one, in the order of the contract. */
  readonly others: readonly Operation[];
}

interface Placed {
  readonly operation: Operation;
  readonly isItem: boolean;
}

/** Suffix of a path segment that names a format of the response. */
const FORMAT = /\.(?:json|xml|csv|ya?ml)$/;

const isTemplate = (segment: string): boolean => segment.includes('{');

const toKey = (segments: readonly string[]): string =>
  segments.map((one) => (isTemplate(one) ? '{}' : one.replace(FORMAT, ''))).join('/');

const splitPath = (path: string): readonly string[] => path.split('/').filter(Boolean);

/** Returns the segments of a path without the path parameters at its end. */
function toCollection(path: string): readonly string[] {
  const segments = splitPath(path);
  const last = segments.map(isTemplate).lastIndexOf(false);
  return segments.slice(0, last + 1);
}

const OF_COLLECTION: Readonly<Record<string, Verb>> = {get: 'list', post: 'create'};
/** Verbs for a resource that exists once, such as `/company`. A POST to it is an action. */
const OF_SINGLE: Readonly<Record<string, Verb>> = {
  get: 'read',
  patch: 'update',
  put: 'update',
  delete: 'delete',
};
const OF_ITEM: Readonly<Record<string, Verb>> = {...OF_SINGLE, post: 'update'};

const isCollectionOf = (placed: readonly Placed[]): boolean =>
  placed.some(({isItem}) => isItem) ||
  ['get', 'post'].every((method) => placed.some(({operation}) => operation.method === method));

function sortVerbs(placed: readonly Placed[]): Pick<Resource, 'verbs' | 'others'> {
  const verbs = new Map<Verb, Operation>();
  const others: Operation[] = [];
  const isCollection = isCollectionOf(placed);
  for (const {operation, isItem} of placed) {
    const meanings = isItem ? OF_ITEM : isCollection ? OF_COLLECTION : OF_SINGLE;
    const verb = findOwnMember(meanings, operation.method);
    if (verb === undefined || verbs.has(verb)) others.push(operation);
    else verbs.set(verb, operation);
  }
  return {verbs, others};
}

/** Turns a path segment such as `audit-log`, `audit_log` or `auditLog` into `Audit log`. */
function toLabel(segment: string): string {
  const words = segment
    .replace(FORMAT, '')
    .replace(/([a-z0-9])(?=[A-Z][a-z])/g, '$1 ')
    .split(/[-_ ]+/)
    .map((word, index) => (index > 0 && /^[A-Z][a-z]+$/.test(word) ? word.toLowerCase() : word))
    .join(' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Minimum number of plain verbs of a resource below another resource. With fewer, it belongs to the other. */
const OWN = 2;

/** Groups operations by resource. A path with one operation, such as `/users/{id}/activate`, is none. */
export function groupByResource(operations: readonly Operation[]): readonly Resource[] {
  const placed = groupEntries(
    operations.map((operation) => {
      const segments = toCollection(operation.path);
      const isItem = segments.length < splitPath(operation.path).length;
      return [toKey(segments), {operation, isItem}] as const;
    }),
  );
  const sorted = new Map([...placed].map(([key, its]) => [key, sortVerbs(its)]));
  const findOwner = (key: string): string | undefined => {
    for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
      const owner = key.slice(0, end);
      if ((sorted.get(owner)?.verbs.size ?? 0) >= OWN) return owner;
    }
    return undefined;
  };
  const small = [...sorted].flatMap(([key, {verbs, others}]) => {
    const owner = verbs.size < OWN ? findOwner(key) : undefined;
    return owner === undefined ? [] : [{key, owner, operations: [...verbs.values(), ...others]}];
  });
  small.forEach(({key}) => sorted.delete(key));
  const added = groupEntries(small.map(({owner, operations: its}) => [owner, its] as const));
  return [...sorted].map(([key, {verbs, others}]) => {
    const [first] = placed.get(key) ?? [];
    const path = `/${toCollection(first?.operation.path ?? '').join('/')}`;
    const label = toLabel(path.slice(path.lastIndexOf('/') + 1)) || path;
    return {path, label, verbs, others: [...others, ...(added.get(key) ?? []).flat()]};
  });
}
