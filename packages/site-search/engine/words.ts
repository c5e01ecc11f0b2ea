/** Stop words: they do not narrow a search. */
const STOP_WORDS = new Set(
  (
    'a able about all am an and any are as at be been but by can could did do does for from has have he her his how i if in into is ' +
    'it its me my no not of on or our shall she should so some than that the their them then there these they this to us ' +
    'vs was we were what when where which who whom whose why will with would you your ' +
    // The rests of contractions: `isn't` and the like lose their t, which means "not".
    'aren couldn didn doesn don hadn hasn haven isn mustn shouldn wasn weren won wouldn ' +
    // German, French and Spanish stop words without accents.
    'der die das den dem ein eine einen und wie wo was mein meine meinen ich ist sind kann fur auf im zum zur von ' +
    'le la les de des du et ou une un mes mon ma que qui sont pour dans sur avec je ne pas puis ' +
    'el los las del y como donde una mi mis para con se puedo'
  ).split(' '),
);

/** Words that many questions have, whatever they are about. */
const FILLERS = new Set(
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

export const isFiller = (word: string): boolean => FILLERS.has(word);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/([^ae])ies$/, '$1y'],
  [/(ss|[tr]us|onus|x|z|ch|sh)es$/, '$1'],
  [/([^us])s$/, '$1'],
];

/** Returns the singular of a word, by rules that hold for nearly all English nouns. */
function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  const [pattern, replacement] = ENDINGS.find(([ending]) => ending.test(word)) ?? [];
  return pattern === undefined ? word : word.replace(pattern, replacement ?? '');
}

/** Outside ASCII a letter may carry an accent, as a sign of its own once it is taken apart (NFKD). */
const withoutAccents = (text: string): string =>
  /[^\0-\x7f]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;

/** A negation without its apostrophe. */
const HASTY =
  /\b((?:are|ca|could|did|does|do|had|has|have|is|must|should|was|were|wo|would)n)(t)\b/gi;

/** Removes accents, lowers case, and splits names in camel case. */
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

/** Splits a text at its spaces. */
export const toChunks = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** The parts of a text between its spaces and signs, in the singular: `If-Match` is `if`, `match`. */
export const toParts = (text: string): readonly string[] => splitChunk(normalise(text));

/** Writes a name as one word without punctuation: `If-Match` becomes `ifmatch`. */
export const toWhole = (name: string): string => toParts(name).join('');

/** Lists the words that a text is indexed by: its parts, and whole names. */
export const toWords = (text: string): readonly string[] =>
  toChunks(normalise(text)).flatMap((chunk) => {
    const parts = splitChunk(chunk);
    return parts.length > 1 ? [parts.join(''), ...parts] : parts;
  });

/** Normalises a text to compare phrases: without punctuation, plural and stop words. */
export function toPhrase(text: string): string {
  const parts = toParts(text);
  const telling = parts.filter((part) => !isStopWord(part));
  return (telling.length > 0 ? telling : parts).join(' ');
}

/** Removes the stop words of a text; returns it unchanged if nothing else is left. */
export function withoutStopWords(text: string): string {
  const telling = toChunks(text).filter((chunk) => !toParts(chunk).every(isStopWord));
  return telling.length > 0 ? telling.join(' ') : text;
}
