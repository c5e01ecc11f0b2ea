import type {ParsedText} from '../parse-text';
import type {WordLists} from '../word-lists';

/** Looks at one text, and reports to its file. */
export type Rule = (text: ParsedText, lists: WordLists) => void;
