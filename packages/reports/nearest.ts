import leven from 'leven';

/** How much of a name may be wrong for another to be what was meant. */
const LARGEST_SHARE = 0.4;

const toComparable = (name: string): string => name.replace(/\/$/, '').toLowerCase();

/** What a path does not have in common with another at its beginning, without its extension. */
function toRest(name: string, candidate: string): string {
  const segments = name.split('/');
  const others = candidate.split('/');
  const shared = segments.findIndex((segment, index) => segment !== others[index]);
  const rest = shared < 0 ? '' : segments.slice(shared).join('/');
  return rest.replace(/(?:\/|\.\w+)$/, '');
}

const toLastSegment = (name: string): string => name.toLowerCase().replace(/^.*\/(?=.)/, '');

/** How far another name may be away: any way where the last segment is the same, as after a move. */
function toLimit(name: string, candidate: string): number {
  const hasMoved = name.includes('/') && toLastSegment(name) === toLastSegment(candidate);
  return hasMoved ? Infinity : Math.round(toRest(name, candidate).length * LARGEST_SHARE);
}

/** Differences first, upper and lower case last; a slash at the end counts for nothing. */
function toDistance(name: string, candidate: string): number | undefined {
  const limit = toLimit(name, candidate);
  const [a, b] = [toComparable(name), toComparable(candidate)];
  if (Math.abs(a.length - b.length) > limit) return undefined;
  const distance = leven(a, b);
  return distance > limit ? undefined : distance + leven(name, candidate) / 1000;
}

/** A name that differs by less was mistyped, whatever words it has. */
const SLIP = 2;

/** The words of a name, however they are joined: `updateUser`, `update-user`, `update_user`. */
const toWords = (name: string): readonly string[] =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** The shortest name that has all words of another, and more: `update-user-info` of `updateUser`. */
function findByWords(name: string, candidates: readonly string[]): string | undefined {
  const words = toWords(name);
  const hasAll = (candidate: string): boolean => {
    const others = toWords(candidate);
    return words.every((word) => others.includes(word));
  };
  const [shortest] =
    words.length < 2 ? [] : candidates.filter(hasAll).sort((a, b) => a.length - b.length);
  return shortest;
}

/**
 * The valid name that was most likely meant, by Levenshtein distance and by its words.
 *
 * @param name what was written: a word or a path
 * @returns `undefined` where none is near
 */
export function findNearest(name: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  let nearest: string | undefined;
  let smallest = Infinity;
  for (const candidate of all) {
    const distance = toDistance(name, candidate);
    if (distance !== undefined && distance < smallest) [nearest, smallest] = [candidate, distance];
  }
  const byWords = name.includes('/') ? undefined : findByWords(name, all);
  return smallest < SLIP ? nearest : (byWords ?? nearest);
}
