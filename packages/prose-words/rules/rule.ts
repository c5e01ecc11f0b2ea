import type {Finding} from '../finding';
import type {ParsedText} from '../parse-text';
import type {WordLists} from '../word-lists';

/** Looks at one text. */
export type Rule = (text: ParsedText, lists: WordLists) => readonly Finding[];
