import leven from 'leven';

/** Maximum share of a name that may differ from the suggestion. */
const LARGEST_SHARE = 0.4;

const toComparable = (name: string): string => name.replace(/\/$/, '').toLowerCase();

/** Returns the part of a path after its common beginning with another path, without extension. */
function toRest(name: string, candidate: string): string {
  const segments = name.split('/');
  const others = candidate.split('/');
  const shared = segments.findIndex((segment, index) => segment !== others[index]);
  const rest = shared < 0 ? '' : segments.slice(shared).join('/');
  return rest.replace(/(?:\/|\.\w+)$/, '');
}

const toLastSegment = (name: string): string => name.toLowerCase().replace(/^.*\/(?=.)/, '');

/** Returns the maximum distance of a suggestion; none if the last segments are equal. */
function toLimit(name: string, candidate: string): number {
  const hasMoved = name.includes('/') && toLastSegment(name) === toLastSegment(candidate);
  return hasMoved ? Infinity : Math.round(toRest(name, candidate).length * LARGEST_SHARE);
}

/** Returns the edit distance; undefined beyond the limit. Case and a final slash only break ties. */
function toDistance(name: string, candidate: string): number | undefined {
  const limit = toLimit(name, candidate);
  const [a, b] = [toComparable(name), toComparable(candidate)];
  if (Math.abs(a.length - b.length) > limit) return undefined;
  const distance = leven(a, b);
  return distance > limit ? undefined : distance + leven(name, candidate) / 1000;
}

/** Below this distance, a name is assumed to be a typing error, and its words are not compared. */
const SLIP = 2;

/** Splits a name into words, in any style: `updateUser`, `update-user`, `update_user`. */
const toWords = (name: string): readonly string[] =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

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
