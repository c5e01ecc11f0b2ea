/** The slug of the page about the API itself, which no other has. */
export const INTRODUCTION = 'introduction';

const WORDS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

/**
 * Any name as kebab-case ASCII: `repos/get-content` gives `repos-get-content`, `getUserV2` gives
 * `get-user-v-2`. A slug of a slug is the same slug, also for lodash's `kebabCase`.
 *
 * @returns an empty text where the name has neither letter nor digit of ASCII
 */
export const toSlug = (name: string): string =>
  (name.normalize('NFKD').replace(/\p{M}/gu, '').match(WORDS) ?? []).join('-').toLowerCase();

/** Names that Windows keeps for devices, whatever ending a file has; those with a number get a hyphen. */
const DEVICES = ['aux', 'con', 'nul', 'prn'];

/** Characters of a slug: a name of a file has 255 bytes, its endings included. */
const LONGEST = 200;

/** Gives each name once: the second `a` becomes `a-2`, or with another separator `a~2`. */
export class UniqueNames {
  /** The number of uses of each slug. */
  private readonly taken = new Map<string, number>();

  constructor(
    private readonly separator: string,
    reserved: readonly string[] = [],
  ) {
    reserved.forEach((name) => this.taken.set(name, 1));
  }

  has(name: string): boolean {
    return this.taken.has(name);
  }

  take(name: string): string {
    let count = this.taken.get(name) ?? 0;
    let unique: string;
    do {
      count += 1;
      unique = count === 1 ? name : `${name}${this.separator}${count}`;
    } while (this.taken.has(unique));
    this.taken.set(unique, 1).set(name, count);
    return unique;
  }
}

/** Gives every name a slug that no other has, and that a file can have: the second `user` becomes `user-2`. */
export class UniqueSlugs {
  private readonly names: UniqueNames;

  constructor(reserved: readonly string[] = []) {
    this.names = new UniqueNames('-', [...DEVICES, ...reserved]);
  }

  take(name: string, fallback: string): string {
    const whole = toSlug(name) || toSlug(fallback) || 'page';
    return this.names.take(whole.slice(0, LONGEST).replace(/-$/, ''));
  }
}
