import {type Positions, TooManyPositions} from './positions';

/** Steps of the search for common readings, some tenths of a second. */
const MOST_STEPS = 100_000;

/** Where three readings of one text stand. */
type Triple = readonly [number, number, number];

/** What each position leads to by reading at least one character. */
const listReached = ({next}: Positions): readonly ReadonlySet<number>[] =>
  next.map((arrows) => {
    const reached = new Set(arrows.keys());
    for (const position of reached)
      for (const after of next[position]?.keys() ?? []) reached.add(after);
    return reached;
  });

/**
 * How many repeats in a row can read any part of one text: so often its length is a factor of the ways to read it. This
 * is the degree of polynomial ambiguity of Weber and Seidl ("On the degree of ambiguity of finite automata", 1991).
 */
export class Ambiguity {
  private readonly reached: readonly ReadonlySet<number>[];
  private steps = 0;

  constructor(private readonly positions: Positions) {
    this.reached = listReached(positions);
  }

  private leads(from: number, to: number): boolean {
    return this.reached[from]?.has(to) === true;
  }

  /** The positions of each repeat, which all lead to each other; those before come first. */
  private listRepeats(): readonly (readonly number[])[] {
    const inRepeat = [...this.positions.next.keys()].filter((one) => this.leads(one, one));
    return inRepeat
      .map((one) => inRepeat.filter((other) => this.leads(one, other) && this.leads(other, one)))
      .filter(([first], index) => first === inRepeat[index]);
  }

  /** Where three readings can stand after another character. */
  private follow([one, between, other]: Triple): readonly Triple[] {
    const {next, characters} = this.positions;
    const listAfter = (position: number): readonly number[] => [...(next[position]?.keys() ?? [])];
    return listAfter(one).flatMap((a) =>
      listAfter(other).flatMap((c) => {
        const [left, right] = [characters[a], characters[c]];
        if (left === undefined || right === undefined || left.isDisjointWith(right)) return [];
        const shared = left.intersect(right);
        return listAfter(between)
          .filter((b) => characters[b]?.isDisjointWith(shared) === false)
          .map((b): Triple => [a, b, c]);
      }),
    );
  }

  /** Whether a text goes round at both positions and also leads from the one to the other. */
  private isLinked(from: number, to: number): boolean {
    const goal = [from, to, to].join();
    const isOnTheWay = ([one, between, other]: Triple): boolean =>
      this.leads(one, from) && this.leads(between, to) && this.leads(other, to);
    const start: Triple = [from, from, to];
    const found = new Map([[start.join(), start]]);
    for (const triple of found.values()) {
      this.steps += 1;
      if (this.steps > MOST_STEPS) throw new TooManyPositions();
      for (const after of this.follow(triple).filter(isOnTheWay)) found.set(after.join(), after);
      if (found.has(goal)) return true;
    }
    return false;
  }

  /** @throws TooManyPositions where that takes too long to find out */
  measureDegree(): number {
    const repeats = this.listRepeats();
    const isAfter = (one: readonly number[], other: readonly number[]): boolean =>
      one !== other && this.leads(one[0] ?? 0, other[0] ?? 0);
    const known = new Map<readonly number[], number>();
    const measureFrom = (one: readonly number[]): number => {
      const degrees = repeats
        .filter((other) => isAfter(one, other))
        .map((other) => {
          const isHandedOn = one.some((from) => other.some((to) => this.isLinked(from, to)));
          return (known.get(other) ?? measureFrom(other)) + (isHandedOn ? 1 : 0);
        });
      const degree = Math.max(0, ...degrees);
      known.set(one, degree);
      return degree;
    };
    return Math.max(0, ...repeats.map((one) => known.get(one) ?? measureFrom(one)));
  }
}
