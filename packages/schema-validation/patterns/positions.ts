import type {CharSet, Concatenation, Element, Quantifier} from 'refa';

/** From so many repeats on, a repeat counts as one without end: two ways at each are 65,536 in all. */
export const MANY_REPEATS = 16;

/** Copies of what must repeat; more say nothing new of how it can be read. */
const MOST_COPIES = 64;

/** More than this are in no pattern that anybody can read. */
const MOST_POSITIONS = 500;

/** How many ways there are: none, one, or several. */
type Ways = 0 | 1 | 2;

type WaysByPosition = ReadonlyMap<number, Ways>;

/** The ways to read nothing with a part of a pattern, and the positions that it begins and ends at. */
interface PatternPart {
  readonly empty: Ways;
  readonly first: WaysByPosition;
  readonly last: WaysByPosition;
}

/** A part is too long to be worked out. */
export class TooManyPositions extends Error {}

const atMostTwo = (ways: number): Ways => (ways === 0 ? 0 : ways === 1 ? 1 : 2);
const times = (one: Ways, other: Ways): Ways => atMostTwo(one * other);
const plus = (one: Ways, other: Ways): Ways => atMostTwo(one + other);

const NOTHING: PatternPart = {empty: 0, first: new Map(), last: new Map()};
const EMPTY: PatternPart = {empty: 1, first: new Map(), last: new Map()};

function add(one: WaysByPosition, other: WaysByPosition, ways: Ways = 1): WaysByPosition {
  if (ways === 0) return one;
  const sum = new Map(one);
  for (const [position, more] of other) {
    sum.set(position, plus(sum.get(position) ?? 0, times(more, ways)));
  }
  return sum;
}

const toEither = (one: PatternPart, other: PatternPart): PatternPart => ({
  empty: plus(one.empty, other.empty),
  first: add(one.first, other.first),
  last: add(one.last, other.last),
});

/**
 * The position automaton of Glushkov: each place for a character is a state, and an arrow says which
 * comes next. Arrows count the ways in which a backtracking engine goes along them.
 */
export class Positions {
  readonly characters: CharSet[] = [];
  /** By position, those that may follow. */
  readonly next: Map<number, Ways>[] = [];

  /** The automaton of what a repeat without end repeats. */
  static of(loop: Quantifier): Positions {
    const positions = new Positions();
    positions.repeat(() => positions.readAlternatives(loop.alternatives));
    return positions;
  }

  /**
   * The automaton of all that is to be read.
   *
   * @param before any number of these may precede it
   */
  static ofAll(alternatives: readonly Concatenation[], before: CharSet | undefined): Positions {
    const positions = new Positions();
    const start =
      before === undefined ? EMPTY : positions.repeat(() => positions.readCharacter(before));
    positions.join(start, positions.readAlternatives(alternatives));
    return positions;
  }

  private connect({last}: PatternPart, {first}: PatternPart): void {
    for (const [from, out] of last) {
      const arrows = this.next[from];
      for (const [to, into] of first) {
        arrows?.set(to, plus(arrows.get(to) ?? 0, times(out, into)));
      }
    }
  }

  private join(one: PatternPart, other: PatternPart): PatternPart {
    this.connect(one, other);
    return {
      empty: times(one.empty, other.empty),
      first: add(one.first, other.first, one.empty),
      last: add(other.last, one.last, other.empty),
    };
  }

  private readCharacter(characters: CharSet): PatternPart {
    if (this.characters.length === MOST_POSITIONS) throw new TooManyPositions();
    const position = this.characters.push(characters) - 1;
    this.next.push(new Map());
    const own = new Map<number, Ways>([[position, 1]]);
    return {empty: 0, first: own, last: own};
  }

  /** An engine goes round without reading anything at most once. */
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
