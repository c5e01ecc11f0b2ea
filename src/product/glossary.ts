import {termsAToC} from './glossary/a-to-c';
import {termsDToK} from './glossary/d-to-k';
import {termsLToR} from './glossary/l-to-r';
import {termsSToV} from './glossary/s-to-v';
import type {TermData} from './glossary/term';
import {listById, type ModuleId, toName} from './ids';

export {confusions} from './glossary/confusions';

const entries = {...termsAToC, ...termsDToK, ...termsLToR, ...termsSToV};

export type TermId = keyof typeof entries;

export interface Term extends TermData {
  readonly id: TermId;
  readonly name: string;
  /** Whether CyberView uses the word in a sense of its own. */
  readonly isOwn: boolean;
  readonly usedIn: readonly ModuleId[];
}

/** The words of these pages, from A to Z. */
export const terms: readonly Term[] = listById<TermId, TermData>(entries).map((term) => ({
  ...term,
  name: term.name ?? toName(term.id),
  isOwn: term.source === undefined && !term.isCommon,
  usedIn: term.usedIn ?? [],
}));

/** The route of the page that lists them; each has its id as an anchor. */
export const definitionsPage = '/docs/introduction/definitions';

/** The letter under which a term is listed. */
export const toLetter = ({name}: Term): string => name.charAt(0).toLowerCase();

/** The letters that terms begin with, which are anchors of the list. */
export const letters: readonly string[] = [...new Set(terms.map(toLetter))];
