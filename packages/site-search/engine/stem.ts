/** Replaces vowels with `V` and consonants with `C`. A `y` after a consonant is a vowel. */
const toShape = (stem: string): string =>
  stem
    .replace(/(?<=[^aeiouy])y/g, 'i')
    .replace(/[aeiou]/g, 'V')
    .replace(/[^V]/g, 'C');

/** Returns the number of vowel-consonant sequences, which Porter calls m. */
const measure = (stem: string): number => toShape(stem).match(/VC/g)?.length ?? 0;

const endsShort = (stem: string): boolean => toShape(stem).endsWith('CVC') && !/[wxy]$/.test(stem);

type Ending = readonly [ending: string, replacement: string];

const toEndings = (list: string): readonly Ending[] =>
  list.split(' ').map((pair): Ending => {
    const [ending = '', replacement = ''] = pair.split(':');
    return [ending, replacement];
  });

/** British endings with their American equivalents. */
const SPELLINGS = toEndings(
  'isation:ization ising:izing ised:ized ise:ize yse:yze our:or ogue:og tre:ter mme:m',
);

/**
 * Endings of derived nouns and adjectives from Porter's steps 2 to 4, without endings of persons, so that
 * `auditor` does not match `audit`.
 */
const DERIVED = toEndings(
  'ational:ate tional:tion enci:ence anci:ance abli:able alli:al entli:ent eli:e ousli:ous ization:ize ation:ate ' +
    'alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble',
);
const FURTHER = toEndings('icate:ic ative: alize:al iciti:ic ical:ic ful: ness:');
const LAST = toEndings(
  'al: ance: ence: ic: able: ible: ant: ement: ment: ent: ism: ate: iti: ous: ive: ize:',
);

/** Replaces the longest matching ending if the measure of the rest is greater than `least`. */
function replaceEnding(word: string, endings: readonly Ending[], least: number): string {
  const found = endings
    .filter(([ending]) => word.endsWith(ending))
    .reduce<Ending | undefined>(
      (best, one) => (one[0].length > (best?.[0].length ?? 0) ? one : best),
      undefined,
    );
  if (found === undefined) return word;
  const stem = word.slice(0, word.length - found[0].length);
  return measure(stem) > least ? stem + found[1] : word;
}

/** Restores the infinitive of a verb after its `ed` or `ing` was removed. */
function mendVerb(stem: string): string {
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

function withoutTense(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const stem = word.replace(/(?:ed|ing)$/, '');
  return stem === word || !/[aeiouy]/.test(stem) ? word : mendVerb(stem);
}

function withoutE(word: string): string {
  const stem = word.replace(/e$/, '');
  const isLong = measure(stem) > 1 || (measure(stem) === 1 && !endsShort(stem));
  const short = stem !== word && isLong ? stem : word;
  return short.endsWith('ll') && measure(short) > 1 ? short.slice(0, -1) : short;
}

/** Matches words that are stemmed: at least four letters from a to z. */
const WORD = /^[a-z]{4,}$/;

function findStem(word: string): string {
  const spelt = replaceEnding(word, SPELLINGS, 0);
  const present = withoutTense(spelt.replace(/ies$/, 'i').replace(/([^s])s$/, '$1'));
  const noun = present.replace(/(?<=[aeiouy].*)y$/, 'i');
  const root = replaceEnding(replaceEnding(noun, DERIVED, 0), FURTHER, 0);
  const deed = /[st]ion$/.test(root) && measure(root.slice(0, -3)) > 1 ? root.slice(0, -3) : root;
  return withoutE(replaceEnding(deed, LAST, 1));
}

/** Cache of stems. The limit is higher than the number of different words in any index. */
const known = new Map<string, string>();
const MOST_KNOWN = 50_000;

/**
 * Returns the stem that an English word shares with its other forms, in British and American spelling, such as
 * `approv` for `approval` and `approved`.
 *
 * @param word in lower case and singular
 * @see https://tartarus.org/martin/PorterStemmer/def.txt, here without the endings of persons (`er`, `or`)
 */
export function toStem(word: string): string {
  if (!WORD.test(word)) return word;
  const before = known.get(word);
  if (before !== undefined) return before;
  const stem = findStem(word);
  if (known.size < MOST_KNOWN) known.set(word, stem);
  return stem;
}
