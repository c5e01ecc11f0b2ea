export interface Entry {
  readonly method: string;
  readonly title: string;
  readonly path: string;
  readonly id: string;
  readonly group: string;
}

const withoutSigns = (text: string): string => text.replace(/[^a-z0-9]/g, '');

/** Returns a word as it is compared with operation ids; empty for a part of a path. */
const toBareId = (word: string): string => (/^\/|\{/.test(word) ? '' : withoutSigns(word));

const toWords = (query: string): readonly string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean);

/** Number of ranks; a rank of this value is no match. */
const RANKS = 4;

/** Returns a function that ranks an operation for a word: 0 for the start of a word in the title, the best match. */
function toRank({title, path, id, group}: Entry): (word: string, bare: string) => number {
  const name = ` ${title.toLowerCase()}`;
  const rest = `${path} ${group}`.toLowerCase();
  const bareId = withoutSigns(id.toLowerCase());
  return (word, bare) => {
    if (name.includes(` ${word}`)) return 0;
    if (name.includes(word)) return 1;
    if (rest.includes(word)) return 2;
    return bare !== '' && bareId.includes(bare) ? 3 : RANKS;
  };
}

/** Creates a function that finds indexes of `entries` by words and method; matches in titles come first. */
export function createOperationFinder(
  entries: readonly Entry[],
): (query: string, method: string) => readonly number[] {
  const ranks = entries.map(toRank);
  return (query, method) => {
    const words = toWords(query).map((word) => [word, toBareId(word)] as const);
    const found: number[][] = Array.from({length: RANKS}, () => []);
    ranks.forEach((rank, index) => {
      if (method !== '' && entries[index]?.method !== method) return;
      let worst = 0;
      for (const [word, bare] of words) worst = Math.max(worst, rank(word, bare));
      found[worst]?.push(index);
    });
    return found.flat();
  };
}

export function splitMatches(title: string, query: string): readonly string[] {
  const words = toWords(query).map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return words.length === 0 ? [title] : title.split(new RegExp(`(${words.join('|')})`, 'i'));
}
