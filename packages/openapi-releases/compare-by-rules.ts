import type {Cursor} from 'openapi-static/contract/cursor';
import type {JsonValue} from 'static-pages/reports/json';
import type {Findings} from './change';
import type {Context, Effect} from './context';
import {EXPLANATIONS, formatRewording} from './explanations';
import type {Effects, Rule} from './rules';
import {isSame} from './shape';

/** An object of a contract, or several that together say something of one thing. */
export interface Source {
  /** What is said under a key. */
  readonly find: (key: string) => readonly Cursor[];
  /** Where it is said, or would be. */
  readonly locate: (key: string) => Cursor;
}

/** Named examples count as they are, wherever they stand. */
function resolveExamples(examples: Cursor, owner: Cursor): Cursor {
  const entries = owner.entries('examples');
  return examples.with(entries.map(([name, example]) => [name, example.resolve().value]));
}

/** An object and others around it, no schemas, as what says something. */
export const toSource = (owner: Cursor, ...around: readonly Cursor[]): Source => ({
  find: (key) =>
    [owner, ...around].flatMap((one) => {
      const member = one.get(key);
      if (member === undefined) return [];
      return [key === 'examples' ? resolveExamples(member, one) : member];
    }),
  locate: () => owner,
});

const toValues = (members: readonly Cursor[]): JsonValue => members.map(({value}) => value);

function* compareWords(was: Source, is: Source, context: Context): Findings {
  const changed = EXPLANATIONS.filter((key) => {
    const [old, now] = [was, is].map(({find}) => toValues(find(key)));
    return !isSame(old, now);
  });
  const [first] = changed;
  if (first === undefined) return;
  yield context.found('wording', formatRewording(changed), is.locate(first));
}

function findEffect(
  {added, removed, raised, lowered}: Effects,
  old: JsonValue | undefined,
  now: JsonValue | undefined,
): Effect {
  if (old === undefined) return added;
  if (now === undefined) return removed;
  return Number(now) > Number(old) ? raised : lowered;
}

/** What two objects say otherwise by a table of rules, and in other words. */
export function* compareByRules(
  rules: readonly Rule[],
  was: Source,
  is: Source,
  context: Context,
): Findings {
  yield* compareWords(was, is, context);
  const said = new Set<string>();
  for (const {keys, read, effects, format} of rules) {
    for (const key of keys) {
      const [old, now] = [was, is].map(({find}) => read(find(key)));
      if (isSame(old, now)) continue;
      const text = format(key, old, now);
      if (said.has(text)) continue;
      said.add(text);
      yield context.found(findEffect(effects, old, now), text, is.locate(key));
    }
  }
}
