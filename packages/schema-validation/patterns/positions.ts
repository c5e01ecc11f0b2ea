import type {CharSet, Concatenation, Element, Quantifier} from 'refa';

/** A repetition counts as unbounded if its maximum exceeds its minimum by this number. */
const MANY_REPEATS = 16;

/** Maximum number of copies of a repeated part. More copies do not change the result. */
const MOST_COPIES = 64;

/** Maximum number of positions. Patterns with more are unreadable. */
const MOST_POSITIONS = 500;

type Ways = ReadonlyMap<number, number>;

/** A part of a pattern: in how many ways it is empty, and its first and last characters. */
interface PatternPart {
  readonly empty: number;
  readonly first: Ways;
  readonly last: Ways;
}

export class TooLarge extends Error {}

const NOTHING: PatternPart = {empty: 0, first: new Map(), last: new Map()};
const EMPTY: PatternPart = {empty: 1, first: new Map(), last: new Map()};

function add(one: Ways, other: Ways, factor = 1): Ways {
  if (factor === 0) return one;
  const sum = new Map(one);
  for (const [position, ways] of other) sum.set(position, (sum.get(position) ?? 0) + ways * factor);
  return sum;
}

const toEither = (one: PatternPart, other: PatternPart): PatternPart => ({
  empty: one.empty + other.empty,
  first: add(one.first, other.first),
  last: add(one.last, other.last),
});

/**
 * The position automaton of Glushkov: each character in the pattern is a state, called position. Each transition has
 * the number of ways in which a backtracking engine can take it. Bounded repetitions are expanded, so that nested ones
 * multiply. The first position is before the text, and the last one after it.
 */
export class Positions {
  readonly characters: CharSet[] = [];
  /** Transitions by position: the next positions, each with its number of ways. */
  readonly next: Map<number, number>[] = [];

  /** With `isRepeated`, a match may begin at each character. Throws TooLarge. */
  constructor(alternatives: readonly Concatenation[], any: CharSet, isRepeated: boolean) {
    const start = this.readCharacter(any);
    const before = isRepeated ? this.repeat(() => this.readCharacter(any)) : EMPTY;
    const whole = this.readAlternatives(alternatives);
    this.join(this.join(this.join(start, before), whole), this.readCharacter(any));
  }

  private connect({last}: PatternPart, {first}: PatternPart): void {
    for (const [from, out] of last) {
      const arrows = this.next[from];
      for (const [to, into] of first) arrows?.set(to, (arrows.get(to) ?? 0) + out * into);
    }
  }

  private join(one: PatternPart, other: PatternPart): PatternPart {
    this.connect(one, other);
    return {
      empty: one.empty * other.empty,
      first: add(one.first, other.first, one.empty),
      last: add(other.last, one.last, other.empty),
    };
  }

  private readCharacter(characters: CharSet): PatternPart {
    if (this.characters.length === MOST_POSITIONS) throw new TooLarge();
    const position = this.characters.push(characters) - 1;
    this.next.push(new Map());
    const own = new Map([[position, 1]]);
    return {empty: 0, first: own, last: own};
  }

  /** Repeats a part. An engine repeats a part that matches the empty text at most once. */
  private repeat(read: () => PatternPart): PatternPart {
    const part = read();
    this.connect(part, part);
    return {...part, empty: 1};
  }

  private readUpTo(count: number, read: () => PatternPart): PatternPart {
    return count === 0
      ? EMPTY
      : toEither(this.join({...read(), empty: 0}, this.readUpTo(count - 1, read)), EMPTY);
  }

  private readQuantifier({min, max, alternatives}: Quantifier): PatternPart {
    const read = (): PatternPart => this.readAlternatives(alternatives);
    const required = Array.from({length: Math.min(min, MOST_COPIES)}, read);
    const rest = max - min < MANY_REPEATS ? this.readUpTo(max - min, read) : this.repeat(read);
    return [...required, rest].reduce((before, after) => this.join(before, after), EMPTY);
  }

  private readElement(element: Element): PatternPart {
    if (element.type === 'CharacterClass') return this.readCharacter(element.characters);
    if (element.type === 'Quantifier') return this.readQuantifier(element);
    return element.type === 'Alternation' ? this.readAlternatives(element.alternatives) : EMPTY;
  }

  private readAlternatives(alternatives: readonly Concatenation[]): PatternPart {
    return alternatives
      .map(({elements}) =>
        elements
          .map((element) => this.readElement(element))
          .reduce((before, after) => this.join(before, after), EMPTY),
      )
      .reduce(toEither, NOTHING);
  }
}
