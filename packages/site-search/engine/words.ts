/** Words that are ignored in queries. */
const STOP_WORDS = new Set(
  (
    'a able about all am an and any are as at be been but by can could did do does for from has have he her his how i if in into is ' +
    'it its me my no not of on or our shall she should so some than that the their them then there these they this to us ' +
    'vs was we were what when where which who whom whose why will with would you your ' +
    // Stems of contractions such as `isn't`, after the `t` is split off.
    'aren couldn didn doesn don hadn hasn haven isn mustn shouldn wasn weren won wouldn ' +
    // German, French and Spanish stop words without accents.
    'der die das den dem ein eine einen und wie wo was mein meine meinen ich ist sind kann fur auf im zum zur von ' +
    'le la les de des du et ou une un mes mon ma que qui sont pour dans sur avec je ne pas puis ' +
    'el los las del y como donde una mi mis para con se puedo'
  ).split(' '),
);

/** Words that are common in questions about any topic. */
const FILLER_WORDS = new Set(
  (
    'actually again allow already also another anybody anymore anyone anything ask asked asking back become before best ' +
    'call cannot come currently did different doing each else ever every everybody everyone everything exactly explain find ' +
    'first get getting give giving go goes going gone got happen happened hello help here however just keep kindly know ' +
    'knowing let like list look looking make makes making maybe mean meant much must need needed new now once one only ' +
    'other people person please possible put quite really right said same say saying see seen set show showing simply ' +
    'somebody somehow someone something start still take taken taking tell telling thank thanks thing through time too took ' +
    'try trying two use used using very want wanted way well went whether while without work yet'
  ).split(' '),
);

export const isFillerWord = (word: string): boolean => FILLER_WORDS.has(word);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/([^ae])ies$/, '$1y'],
  [/(ss|[tr]us|onus|x|z|ch|sh)es$/, '$1'],
  [/([^us])s$/, '$1'],
];

/** Returns the singular of a word, by rules that work for most English nouns. */
function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  const [pattern, replacement] = ENDINGS.find(([ending]) => ending.test(word)) ?? [];
  return pattern === undefined ? word : word.replace(pattern, replacement ?? '');
}

/** Removes accents, which NFKD separates from their letters. ASCII text has no accents and is returned unchanged. */
const withoutAccents = (text: string): string =>
  /[^\0-\x7f]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;

/** Matches a negation without apostrophe, such as `cant`. */
const HASTY =
  /\b((?:are|ca|could|did|does|do|had|has|have|is|must|should|was|were|wo|would)n)(t)\b/gi;

/** Removes accents and contractions, converts to lower case, and splits camel-case names. */
const normalise = (text: string): string =>
  withoutAccents(text)
    .replace(/[’'](?:s|m|d|re|ve|ll)\b/gi, '')
    .replace(HASTY, "$1'$2")
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase();

const splitChunk = (chunk: string): readonly string[] =>
  chunk
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(toSingular);

export const splitAtSpaces = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** Splits a text into words in singular form: `If-Match` becomes `if` and `match`. */
export const splitWords = (text: string): readonly string[] => splitChunk(normalise(text));

/** Joins a name into one word: `If-Match` becomes `ifmatch`. */
export const joinName = (name: string): string => splitWords(name).join('');

/** Lists the words for the index: the parts of each name, and the name as one word. */
export const listIndexWords = (text: string): readonly string[] =>
  splitAtSpaces(normalise(text)).flatMap((chunk) => {
    const parts = splitChunk(chunk);
    return parts.length > 1 ? [parts.join(''), ...parts] : parts;
  });

/** Normalises a text for phrase comparison, without punctuation, plurals and stop words. */
export function normalisePhrase(text: string): string {
  const parts = splitWords(text);
  const telling = parts.filter((part) => !isStopWord(part));
  return (telling.length > 0 ? telling : parts).join(' ');
}

/** Removes the stop words from a text. Returns the text unchanged if there are no other words. */
export function withoutStopWords(text: string): string {
  const telling = splitAtSpaces(text).filter((chunk) => !splitWords(chunk).every(isStopWord));
  return telling.length > 0 ? telling.join(' ') : text;
}
