import {type Cursor, findAll, findFirst, type SchemaParts} from '@openapi-portal/openapi-model';
import {isJsonObject, type JsonValue} from '@openapi-portal/reports/json';
import type {Findings} from './change';
import type {Context, Effect} from './context';
import {DESCRIPTIVE_KEYWORDS, formatRewording} from './descriptive-keywords';
import {type ChangeRule, findDefault} from './rules';
import {isSame} from './normalise-schema';

/** An object of a contract with others whose members also apply: parts of a schema, or a path item. */
export interface Source extends Pick<SchemaParts, 'parts'> {
  readonly cursor: Cursor;
}

/** Builds a source from an object that is not a schema, and from the objects around it. */
export const toSource = (cursor: Cursor, ...around: readonly Cursor[]): Source => ({
  cursor,
  parts: [cursor, ...around],
});

/** Reads a descriptive member, such as `title`. References in named examples are resolved. */
function readWords(member: Cursor, key: string): JsonValue {
  if (key !== 'examples' || !isJsonObject(member.value)) return member.value;
  const names = Object.keys(member.value);
  return names.map((name) => [name, member.get(name)?.resolve().value ?? null]);
}

function* compareWords(was: Source, is: Source, context: Context): Findings {
  const changed = DESCRIPTIVE_KEYWORDS.filter((key) => {
    const [old, now] = [was, is].map(({parts}) =>
      findAll(parts, key).map((member) => readWords(member, key)),
    );
    return !isSame(old, now);
  });
  const [first] = changed;
  if (first === undefined) return;
  yield context.createFinding(
    'wording',
    formatRewording(changed),
    findFirst(is.parts, first) ?? is.cursor,
  );
}

const isNumber = (value: JsonValue): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint';

const isGreater = (one: JsonValue, other: JsonValue): boolean =>
  isNumber(one) && isNumber(other) ? one > other : Number(one) > Number(other);

function findEffect(
  effects: ChangeRule['effects'],
  old: JsonValue | undefined,
  now: JsonValue | undefined,
): Effect {
  if (typeof effects === 'string') return effects;
  if (old === undefined) return effects.added;
  if (now === undefined) return effects.removed;
  return isGreater(now, old) ? effects.raised : effects.lowered;
}

/** Lists the differences between two objects according to rules, and differences in wording. */
export function* compareByRules(
  rules: readonly ChangeRule[],
  was: Source,
  is: Source,
  context: Context,
): Findings {
  yield* compareWords(was, is, context);
  const said = new Set<string>();
  for (const {keys, read, effects, format} of rules) {
    for (const key of keys) {
      const [old, now] = [was, is].map(({parts}) => {
        const value = read(findAll(parts, key));
        return isSame(value, findDefault(key, parts)) ? undefined : value;
      });
      if (isSame(old, now)) continue;
      const text = format(key, old, now);
      if (said.has(text)) continue;
      said.add(text);
      const at = findFirst(is.parts, key) ?? is.cursor;
      const [before, after] = [
        old ?? findDefault(key, was.parts),
        now ?? findDefault(key, is.parts),
      ];
      yield context.createFinding(findEffect(effects, before, after), text, at);
    }
  }
}
