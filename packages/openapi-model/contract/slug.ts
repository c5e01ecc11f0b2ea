/** The slug of the API's introduction page, which no operation can have. */
export const INTRODUCTION = 'introduction';

const WORDS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

/**
 * Converts a name to kebab-case ASCII: `repos/get-content` to `repos-get-content`, `getUserV2` to `get-user-v-2`. A
 * slug stays unchanged when it is converted again, also by lodash's `kebabCase`.
 *
 * @returns `''` if the name has no ASCII letters or digits
 */
export const toSlug = (name: string): string =>
  (name.normalize('NFKD').replace(/\p{M}/gu, '').match(WORDS) ?? []).join('-').toLowerCase();

/** File names that Windows reserves for devices. Slugs of those with a number have a hyphen. */
const DEVICES = ['aux', 'con', 'nul', 'prn'];

/** Maximum length of a slug. File names can have 255 bytes, including extensions. */
const LONGEST = 200;

/** Makes names unique: the second `a` becomes `a-2`, or `a~2` with another separator. */
export class UniqueNames {
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
