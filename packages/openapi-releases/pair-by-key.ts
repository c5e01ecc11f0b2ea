import type {Cursor} from '@openapi-portal/openapi-model';
import {type Findings, IS_NEW} from './change';
import type {Context} from './context';

type Pair<Value> =
  | {readonly key: string; readonly was: Value; readonly is: Value}
  | {readonly key: string; readonly was: Value; readonly is?: never}
  | {readonly key: string; readonly was?: never; readonly is: Value};

/** Pairs values by key, in the order of `old`, followed by keys that only `now` has. */
export const pairByKey = <Value>(
  old: ReadonlyMap<string, Value>,
  now: ReadonlyMap<string, Value>,
): readonly Pair<Value>[] =>
  [...new Set([...old.keys(), ...now.keys()])].map(
    (key) => ({key, was: old.get(key), is: now.get(key)}) as Pair<Value>,
  );

/** Renames keys of the older contract that clients never send to the new keys of equal values. */
export function alignKeys<Value>(
  old: ReadonlyMap<string, Value>,
  now: ReadonlyMap<string, Value>,
  identify: (key: string, value: Value) => string,
): ReadonlyMap<string, Value> {
  const added = [...now].filter(([key]) => !old.has(key));
  const free = new Map(added.map(([key, value]) => [identify(key, value), key]));
  return new Map(
    [...old].map(([key, value]) => {
      const identity = now.has(key) || free.size === 0 ? undefined : identify(key, value);
      if (identity === undefined) return [key, value];
      const renamed = free.get(identity) ?? key;
      free.delete(identity);
      return [renamed, value];
    }),
  );
}

/** Aligns names of headers or media types, which are case-insensitive (RFC 9110, 5.1 and 8.3.1). */
export const alignCase = <Value>(
  old: ReadonlyMap<string, Value>,
  now: ReadonlyMap<string, Value>,
): ReadonlyMap<string, Value> => alignKeys(old, now, (key) => key.toLowerCase());

/** A parameter, a header, a body, a response or a field. */
export interface Member {
  readonly cursor: Cursor;
  /** True if clients must send the member, or can rely on receiving it. */
  readonly isRequired: boolean;
}

export const toMember = (cursor: Cursor): Member => ({
  cursor,
  isRequired: cursor.isTrue('required'),
});

function* compareRequired(was: Member, is: Member, context: Context): Findings {
  if (was.isRequired === is.isRequired) return;
  const [always, sometimes] = context.isRequest
    ? ['required', 'optional']
    : ['always present', 'not always present'];
  const text = `is ${is.isRequired ? always : sometimes} now`;
  yield context.createFinding(is.isRequired ? 'narrowed' : 'widened', text, is.cursor);
}

/** Reports members that were added, removed, or changed between required and optional, and compares the others. */
export function* compareMembers(
  old: ReadonlyMap<string, Member>,
  now: ReadonlyMap<string, Member>,
  locate: (key: string) => Context,
  compare: (was: Cursor, is: Cursor, context: Context, key: string) => Findings,
): Findings {
  for (const {key, was, is} of pairByKey(old, now)) {
    const context = locate(key);
    if (is === undefined) yield context.createRemovalFinding('breaking', 'is gone', was.cursor);
    else if (was !== undefined) {
      yield* compareRequired(was, is, context);
      yield* compare(was.cursor, is.cursor, context, key);
    } else if (is.isRequired && context.isRequest) {
      yield context.createFinding('breaking', 'is new and required', is.cursor);
    } else yield context.createFinding('compatible', IS_NEW, is.cursor);
  }
}
