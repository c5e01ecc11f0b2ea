/** Words that say nothing of what a reader looks for. */
const STOP_WORDS = new Set(
  (
    'a able about all am an and any are as at be been but by can could did do does for from has have he her his how i if in into is ' +
    'it its me my no not of on or our shall she should so some than that the their them then there these they this to us ' +
    'vs was we were what when where which who whom whose why will with would you your ' +
    // Of isn't and its like the t is left, which says no.
    'aren couldn didn doesn don hadn hasn haven isn mustn shouldn wasn weren won wouldn ' +
    // Of German, French and Spanish, without their accents.
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

/** A word in the singular, by the rules that hold for nearly all English nouns. */
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

/** Letters without accents, in lower case; where a capital begins a word inside a name, words are parted. */
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

/** What stands between the spaces of a text. */
export const toChunks = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** The parts of a text between its spaces and signs, in the singular: `If-Match` is `if`, `match`. */
export const toParts = (text: string): readonly string[] => splitChunk(normalise(text));

/** A name as one word, without signs: `If-Match` is `ifmatch`. */
export const toWhole = (name: string): string => toParts(name).join('');

/** The words by which a text is found: its parts, and names in it whole. */
export const toWords = (text: string): readonly string[] =>
  toChunks(normalise(text)).flatMap((chunk) => {
    const parts = splitChunk(chunk);
    return parts.length > 1 ? [parts.join(''), ...parts] : parts;
  });

/** Two texts of the same phrase are the same but for signs, number and words that say nothing. */
export function toPhrase(text: string): string {
  const parts = toParts(text);
  const telling = parts.filter((part) => !isStopWord(part));
  return (telling.length > 0 ? telling : parts).join(' ');
}

/** A text without what says nothing between its spaces; the same where nothing is left. */
export function withoutStopWords(text: string): string {
  const telling = toChunks(text).filter((chunk) => !toParts(chunk).every(isStopWord));
  return telling.length > 0 ? telling.join(' ') : text;
}
