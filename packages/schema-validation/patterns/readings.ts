import {LONGEST_TEXT} from '../budget';

import {type Positions, TooLarge} from './positions';

/** Maximum number of steps in the search for positions that one text can reach, which takes some tenths of a second. */
const MOST_STEPS = 300_000;

type Pair = readonly [one: number, other: number];

interface Entry {
  readonly from: number;
  readonly to: number;
  readonly ways: number;
}

const findReached = ({next}: Positions): readonly ReadonlySet<number>[] =>
  next.map((arrows) => {
    const reached = new Set(arrows.keys());
    for (const position of reached)
      for (const after of next[position]?.keys() ?? []) reached.add(after);
    return reached;
  });

/**
 * Counts the ways to match one text that a backtracking engine may have to try at one of its characters. Positions that
 * are reachable from each other form a group (Weber and Seidl, "On the degree of ambiguity of finite automata", 1991):
 *
 * - Two ways to match a text inside a group double with each repetition, so that their number has no limit.
 * - Ways that enter a group through several transitions add up, if one text can take all of these transitions.
 * - If one match can enter a group while another match is inside, the number of ways grows with the length of the text.
 */
export class Readings {
  /** The group of each position, identified by the first position in the group. */
  private readonly groups: readonly number[];
  /** Groups that one match can enter while another match is inside. */
  private readonly growing = new Set<number>();
  private readonly together: ReadonlySet<string>;
  private readonly known = new Map<number, number>();
  private readonly shared = new Map<string, boolean>();
  private steps = 0;

  constructor(private readonly positions: Positions) {
    const reached = findReached(positions);
    this.groups = reached.map((own, one) =>
      own.has(one) ? reached.findIndex((back, other) => own.has(other) && back.has(one)) : one,
    );
    this.together = this.findTogether();
  }

  /** Returns Infinity if the number grows exponentially with the text. Throws TooLarge. */
  count(): number {
    const loops = new Set(this.groups.filter((group, one) => this.isInside(group, one)));
    if ([...loops].some((group) => this.isAmbiguous(group))) return Infinity;
    return Math.max(...this.groups.map((group) => this.countOf(group)));
  }

  /** Returns true if a position has a transition to its own group. */
  private isInside(group: number, position: number): boolean {
    return this.listNext(position).some((after) => this.groups[after] === group);
  }

  private listNext(position: number): readonly number[] {
    return [...(this.positions.next[position]?.keys() ?? [])];
  }

  private isShared(one: number, other: number): boolean {
    const key = [one, other].join();
    const {characters} = this.positions;
    const [left, right] = [characters[one], characters[other]];
    const found =
      this.shared.get(key) ??
      (left === right || (left && right && !left.isDisjointWith(right)) === true);
    this.shared.set(key, found);
    return found;
  }

  private *follow([one, other]: Pair): Generator<Pair> {
    for (const left of this.listNext(one))
      for (const right of this.listNext(other)) {
        this.steps += 1;
        if (this.steps > MOST_STEPS) throw new TooLarge();
        if (this.isShared(left, right)) yield [left, right];
      }
  }

  /** Finds the pairs of positions that one text can reach, each in both orders. */
  private findTogether(): ReadonlySet<string> {
    const start: Pair = [0, 0];
    const found = new Map([[start.join(), start]]);
    for (const pair of found.values())
      for (const after of this.follow(pair)) {
        const [from, otherFrom, to, otherTo] = [...pair, ...after].map((one) => this.groups[one]);
        if (to === otherTo && to !== undefined && (from === to) !== (otherFrom === to))
          this.growing.add(to);
        found.set(after.join(), after);
      }
    return new Set(found.keys());
  }

  /** Returns true if two matches of one text can separate inside a group and meet again. */
  private isAmbiguous(group: number): boolean {
    const isIn = (position: number): boolean => this.groups[position] === group;
    const own = [...this.groups.keys()].filter(isIn);
    const hasTwo = ([to, ways]: Pair): boolean => isIn(to) && ways > 1;
    if (own.some((one) => [...(this.positions.next[one] ?? [])].some(hasTwo))) return true;
    const found = new Map(own.map((one) => [`${one},${one}`, [one, one] as Pair]));
    for (const [one, other] of found.values())
      for (const after of this.follow([one, other])) {
        if (!after.every(isIn)) continue;
        if (one !== other && after[0] === after[1]) return true;
        found.set(after.join(), after);
      }
    return false;
  }

  private listEntries(group: number): readonly Entry[] {
    return this.positions.next.flatMap((arrows, from) =>
      this.groups[from] === group
        ? []
        : [...arrows]
            .filter(([to]) => this.groups[to] === group)
            .map(([to, ways]) => ({from, to, ways})),
    );
  }

  private countOf(group: number): number {
    const known = this.known.get(group);
    if (known !== undefined) return known;
    const entries = this.listEntries(group);
    const readings = entries.map(({from, ways}) => this.countOf(this.groups[from] ?? 0) * ways);
    const atOnce = entries.map((one) =>
      entries.reduce((sum, other, index) => {
        const isAtOnce =
          one === other ||
          (this.together.has([one.from, other.from].join()) && this.isShared(one.to, other.to));
        return isAtOnce ? sum + (readings[index] ?? 0) : sum;
      }, 0),
    );
    const count = Math.max(1, ...atOnce) * (this.growing.has(group) ? LONGEST_TEXT : 1);
    this.known.set(group, count);
    return count;
  }
}
